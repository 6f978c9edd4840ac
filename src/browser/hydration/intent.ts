import type { ClientDirective } from 'astro';

/**
 * `client:intent`: an island is hydrated when it is first pressed or focused, so that a page that is only read loads nothing for it.
 * watch-intent.ts is on every page, notices the first use and raises `intent`; this part comes with the runtime of islands and raises
 * `settled` at the end.
 */
const intent: ClientDirective = (load, _options, island) => {
	const begin = async () => {
		let isLoaded = true;
		island.addEventListener(
			'astro:hydration-error',
			(event) => {
				// The HTML works without it, so this is a warning, not an error.
				event.preventDefault();
				console.warn('A part of this page could not be loaded; its links and forms work.', event);
				isLoaded = false;
				// Stays as rendered: its stylesheet shows what the hydrated island would have opened.
				island.dataset['static'] = '';
			},
			{ once: true },
		);
		const hydrate = await load();
		if (isLoaded) await hydrate();
		island.dispatchEvent(new Event('settled'));
	};
	island.addEventListener('intent', begin, { once: true });
};

// Astro requires a default export.
export default intent;
