import { createComponent, renderSlot } from './component.ts';
import type { Html } from './html.ts';
import type { PageState } from './page.ts';

/** Contents that are rendered already, and what the page had collected after them. */
interface Rendered {
	html: Html;
	after: Pick<PageState, 'scripts' | 'directives' | 'islands' | 'isHeadRendered'>;
}

const rendered = new WeakMap<object, Map<string, Rendered>>();

/** What `src/ui/layout/Once.astro` is in builds: renders its contents when they are first needed. */
export default createComponent((page, props, slots) => {
	const { of, as } = props as { of: object; as: string };
	const known = rendered.get(of) ?? new Map<string, Rendered>();
	rendered.set(of, known);
	// Contents differ where the page has rendered one of their scripts already, or has more islands.
	const key = `${as} ${page.islands} ${page.templates} ${page.isHeadRendered} ${[...page.directives]} ${[...page.scripts]}`;
	const hit = known.get(key);
	if (hit) {
		page.islands = hit.after.islands;
		page.isHeadRendered = hit.after.isHeadRendered;
		for (const script of hit.after.scripts) page.scripts.add(script);
		for (const directive of hit.after.directives) page.directives.add(directive);
		return hit.html;
	}
	const html = renderSlot(page, slots['default']);
	const { scripts, directives, islands, isHeadRendered } = page;
	known.set(key, {
		html,
		after: { scripts: new Set(scripts), directives: new Set(directives), islands, isHeadRendered },
	});
	return html;
}, 'src/ui/layout/Once.astro');
