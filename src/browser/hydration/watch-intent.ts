import { holdClick } from './hold-click.ts';
import runtime from './islands.ts?address';

/** The events that show the intent to use an island: a press, focus, a changed field; or `hydrate`, dispatched by the page itself. */
const INTENT_EVENTS = ['pointerdown', 'focusin', 'change', 'hydrate'] as const;

/**
 * Hydrates the `client:intent` islands of a page on first use, with the runtime of islands; all their files are requested at
 * once, while the pointer is still down. A click made meanwhile is replayed on the hydrated island; where it cannot be loaded
 * (`data-static`), the click has its default action: the link opens, the form is submitted. An island in a form is hydrated with the form's
 * fields.
 */
export function watchIntent(page: ParentNode): void {
	for (const island of page.querySelectorAll<HTMLElement>('astro-island[client=intent]')) {
		const begun = new AbortController();
		const begin = async () => {
			begun.abort();
			const { release } = holdClick(island);
			island.addEventListener('settled', release);
			// In parallel with the runtime, which requests it again (from the cache) and reports a failure.
			bring(island.getAttribute('component-url') ?? '');
			bring(island.getAttribute('renderer-url') ?? '');
			if (await bring(runtime)) island.dispatchEvent(new Event('intent'));
			else {
				island.dataset['static'] = '';
				release();
			}
		};
		const place = island.closest('form') ?? island;
		for (const sign of INTENT_EVENTS)
			place.addEventListener(sign, begin, { signal: begun.signal, passive: true });
		// Requested, or in use, before this script ran: on slow connections, and where a field has the focus at once.
		if ('hydrate' in island.dataset || place.contains(document.activeElement)) begin();
	}
}

/** Whether a script could be loaded. */
function bring(address: string): Promise<boolean> {
	return import(/* @vite-ignore */ address).then(
		() => true,
		() => false,
	);
}
