import address from './press-save-button.ts?address';

/**
 * The part of saving and comparing that every page runs: it loads the rest when a button is pressed, or when vehicles are stored.
 * One listener serves the buttons of all cards, including those rendered later; twenty islands would need React on every page.
 */
export function watchMarks(page: Document): void {
	const load = () => import(/* @vite-ignore */ address) as Promise<typeof import('./press-save-button.ts')>;
	const begin = () => {
		// Pages with one thing to do show no marks; the page after them saves what waits.
		if (holdsMarks() && !page.querySelector('.top--slim')) load();
	};
	begin();
	// Changes in another tab, and changes before a return to this page from the back-forward cache.
	for (const sign of ['storage', 'pageshow']) addEventListener(sign, begin);
	page.addEventListener('click', ({ target }) => {
		const button = (target as Element).closest<HTMLElement>('[data-mark]');
		if (button) load().then(({ press }) => press(button), fail);
	});
	page.documentElement.dataset['live'] = '';
}

/** Whether this browser stores saved or compared vehicles, a watchlist (`watchlist_saved`), or a vehicle to be saved (`pending_save`). */
function holdsMarks(): boolean {
	let held = document.cookie;
	try {
		held += Object.keys(localStorage);
	} catch {
		// A blocked storage holds nothing; a vehicle to be saved is then in a cookie.
	}
	return /\.(favourites|compare)\b|_save/.test(held);
}

/** Shows a plain alert, as the script with the toast is the one that failed to load. */
function fail(): void {
	alert('No connection. Please try again.');
}
