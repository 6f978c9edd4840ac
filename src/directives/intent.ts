import type { ClientDirective } from 'astro';
import { holdClick } from './hold-click.ts';

/** What shows that somebody is about to use an island: a press, the focus that typing needs, or a choice made by other means. */
const SIGNS = ['pointerdown', 'focusin', 'change'] as const;

/**
 * `client:intent`: an island becomes live when it is first pressed or focused, so that a page nobody uses loads nothing for it. A click
 * made meanwhile is repeated when it is live; where it cannot be loaded, the click does what the HTML says: the link leads on, the form
 * is sent. An island in a form becomes live with the form's fields.
 */
const intent: ClientDirective = (load, _options, island) => {
	const begun = new AbortController();
	const begin = async () => {
		begun.abort();
		let isLoaded = true;
		island.addEventListener(
			'astro:hydration-error',
			(event) => {
				// The HTML does without: that is worth a line, not an error.
				event.preventDefault();
				console.warn('A part of this page could not be loaded; its links and forms work.', event);
				isLoaded = false;
			},
			{ once: true },
		);
		const click = holdClick(island);
		const hydrate = await load();
		if (isLoaded) await hydrate();
		click.release();
	};
	const place = island.closest('form') ?? island;
	for (const sign of SIGNS) place.addEventListener(sign, begin, { signal: begun.signal, passive: true });
};

// Astro asks for a default export.
export default intent;
