import { holdClick } from './hold-click.ts';
import runtime from './islands.ts?address';

/** What shows that somebody is about to use an island: a press, the focus that typing needs, or a choice made by other means. */
const SIGNS = ['pointerdown', 'focusin', 'change'] as const;

/**
 * Makes the `client:intent` islands of a page live when they are first used; the runtime of islands comes only then. A click made
 * meanwhile is repeated when the island is live; where it cannot be loaded, the click does what the HTML says: the link leads on, the
 * form is sent. An island in a form becomes live with the form's fields.
 */
export function watchIntent(page: ParentNode): void {
	for (const island of page.querySelectorAll<HTMLElement>('astro-island[client=intent]')) {
		const begun = new AbortController();
		const begin = async () => {
			begun.abort();
			const { release } = holdClick(island);
			island.addEventListener('settled', release);
			// At the same time as its runtime, which asks for it again, and tells when it does not come.
			bring(island.getAttribute('component-url') ?? '');
			if (await bring(runtime)) island.dispatchEvent(new Event('intent'));
			else release();
		};
		const place = island.closest('form') ?? island;
		for (const sign of SIGNS) place.addEventListener(sign, begin, { signal: begun.signal, passive: true });
	}
}

/** Whether a script came. */
function bring(address: string): Promise<boolean> {
	return import(/* @vite-ignore */ address).then(
		() => true,
		() => false,
	);
}
