import type { ReactElement } from 'react';
import { renderToDom } from '../live-update/render-to-dom.ts';

/** A `client:intent` island that shows what was loaded before React is. */
export interface FirstRender {
	/** Shows the island as it is now; does nothing once React shows it. */
	render: () => void;
	/** Hydrates the island now. */
	hydrate: () => void;
}

/**
 * Renders an island whose content comes after the page, until its first use hydrates it: reading needs no React, which is 67,500 bytes.
 *
 * @param place the element around the island
 * @param view the island's first render for what has been loaded, by components without hooks (render-to-dom.ts): React takes over its
 * elements
 */
export function firstRender(place: Element, view: () => ReactElement): FirstRender {
	const island = place.querySelector('astro-island') as HTMLElement;
	return {
		render: () => {
			// Astro's mark of an island that is not hydrated.
			if (!island.hasAttribute('ssr')) return;
			const shown = island.firstElementChild;
			const fresh = renderToDom(view());
			// What is being pressed stays where nothing has changed.
			if (!shown?.isEqualNode(fresh)) shown?.replaceWith(fresh);
		},
		hydrate: () => {
			// Also where the script that waits for the first use has not run yet (watch-intent.ts).
			island.dataset['hydrate'] = '';
			island.dispatchEvent(new Event('hydrate'));
		},
	};
}
