import type { ClientDirective } from 'astro';

/**
 * `client:intent`: an island becomes live when it is first pressed or focused, so that a page nobody uses loads nothing for it. Who sees
 * that it is (watch-intent.ts) is on every page, says so by the event `intent`, and hears of the end by `settled`; this comes with the
 * runtime of islands, then.
 */
const intent: ClientDirective = (load, _options, island) => {
	const begin = async () => {
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
		const hydrate = await load();
		if (isLoaded) await hydrate();
		island.dispatchEvent(new Event('settled'));
	};
	island.addEventListener('intent', begin, { once: true });
};

// Astro asks for a default export.
export default intent;
