import type { Markup } from './svg.ts';

const WORTH_SHARING = 40;

/**
 * Writes path data that occurs more than once only once, and refers to it. A `<use>` passes on its fill and stroke as a path has them, so
 * the drawing stays the same.
 */
export function shareRepeats(markup: Markup): { readonly markup: Markup; readonly shared: Markup } {
	const seen = new Map<string, number>();
	for (const match of markup.matchAll(/<path d="([^"]*)"/g)) {
		const d = match[1] as string;
		if (d.length >= WORTH_SHARING) seen.set(d, (seen.get(d) ?? 0) + 1);
	}
	const ids = new Map<string, string>();
	for (const [d, times] of seen) if (times > 1) ids.set(d, `s${ids.size.toString(36)}`);
	const text = markup.replace(/<path d="([^"]*)"/g, (all, d: string) =>
		ids.has(d) ? `<use href="#${ids.get(d)}"` : all,
	);
	return { markup: text, shared: [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('') };
}
