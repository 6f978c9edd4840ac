import address from './press-save-button.ts?address';

type Part = typeof import('./press-save-button.ts');

/**
 * A browser stores saved or compared vehicles, a watchlist (`watchlist_saved`, also of one who has just signed in), or a vehicle to be
 * saved (`pending_save`).
 */
const HOLDS_MARKS = /\.(favourites|compare)\b|_save/;

/**
 * The part of saving and comparing that every page runs: it loads the rest when a button is pressed, or when vehicles are stored.
 * One listener serves the buttons of all cards, including those rendered later; twenty islands would need React on every page.
 */
export function watchMarks(page: Document): void {
	// As partAt does it, and why it is not used: load-part.ts.
	let part = address;
	const load = (pressed?: HTMLElement) =>
		(import(/* @vite-ignore */ part) as Promise<Part>).then(
			({ press }) => pressed && press(pressed),
			() => {
				part += '?';
				// A plain alert, as the script with the toast is the one that failed to load.
				if (pressed) alert('No connection. Please try again.');
			},
		);
	const begin = () => {
		let held = document.cookie;
		try {
			held += Object.keys(localStorage);
		} catch {
			// A blocked storage holds nothing; a vehicle to be saved is then in a cookie.
		}
		// Pages with one thing to do show no marks; the page after them saves what waits.
		if (HOLDS_MARKS.test(held) && !page.querySelector('.top--slim')) load();
	};
	begin();
	// Changes in another tab, and changes before a return to this page from the back-forward cache.
	addEventListener('storage', begin);
	addEventListener('pageshow', begin);
	page.addEventListener('click', ({ target }) => {
		const button = (target as Element).closest<HTMLElement>('[data-mark]');
		if (button) load(button);
	});
	page.documentElement.dataset['live'] = '';
}
