import { holdClick } from './hold-click.ts';
import runtime from './islands.ts?address';

/** What shows that an island is about to be used: a press, the focus that typing needs, a choice made by other means; or the page asks for it. */
const SIGNS = ['pointerdown', 'focusin', 'change', 'hydrate'] as const;

/**
 * Hydrates the `client:intent` islands of a page when they are first used, with the runtime of islands; all their files are asked for at
 * once, while the finger is still down. A click made meanwhile is repeated on the hydrated island; where it cannot be loaded
 * (`data-static`), the click does what the HTML says: the link leads on, the form is sent. An island in a form is hydrated with the form's
 * fields.
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
			bring(island.getAttribute('renderer-url') ?? '');
			if (await bring(runtime)) island.dispatchEvent(new Event('intent'));
			else {
				island.dataset['static'] = '';
				release();
			}
		};
		const place = island.closest('form') ?? island;
		for (const sign of SIGNS) place.addEventListener(sign, begin, { signal: begun.signal, passive: true });
		// Asked for before this ran.
		if ('hydrate' in island.dataset) begin();
	}
}

/** Whether a script came. */
function bring(address: string): Promise<boolean> {
	return import(/* @vite-ignore */ address).then(
		() => true,
		() => false,
	);
}
