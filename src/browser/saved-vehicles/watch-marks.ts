import address from './marks.ts?address';

/**
 * The part of saving and comparing that every page runs: it brings the rest when a mark is pressed, or when this browser holds some.
 * One listener serves the marks of all cards, printed or drawn later; twenty islands would cost React on every page.
 */
export function watchMarks(page: Document): void {
	const load = () => import(/* @vite-ignore */ address) as Promise<typeof import('./marks.ts')>;
	const begin = () => {
		if (holdsMarks()) load();
	};
	begin();
	// Marks of another tab, and those made before one came back to this page.
	for (const sign of ['storage', 'pageshow']) addEventListener(sign, begin);
	page.addEventListener('click', ({ target }) => {
		const button = (target as Element).closest<HTMLElement>('[data-mark]');
		if (button) load().then(({ press }) => press(button), fail);
	});
	page.documentElement.dataset['live'] = '';
}

function holdsMarks(): boolean {
	try {
		return /\.(favourites|compare)\b/.test(`${Object.keys(localStorage)}`);
	} catch {
		// A blocked storage holds nothing.
		return false;
	}
}

/** Nothing else on the page can say so: what would say it is what did not come. */
function fail(): void {
	alert('That didn’t work. Check your connection and try again.');
}
