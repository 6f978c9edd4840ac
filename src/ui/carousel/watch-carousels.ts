import { carouselOf } from './carousel-of.ts';

/**
 * Serves the buttons of carousels. At an end a button says so and does nothing, but stays where it is, with the focus of who pressed it. A
 * carousel is drawn at its start; where letters are zoomed, scrolling ends up to two pixels before an end.
 */
export function watchCarousels(page: ParentNode): void {
	for (const ways of page.querySelectorAll('[data-ways]')) {
		const { track, move } = carouselOf(ways);
		const [previous, next] = ways.querySelectorAll('button');
		if (!previous || !next) continue;
		previous.onclick = () => move(-1);
		next.onclick = () => move(1);
		track.onscroll = () => {
			previous.ariaDisabled = `${track.scrollLeft < 2}`;
			next.ariaDisabled = `${track.scrollWidth - track.clientWidth - track.scrollLeft < 2}`;
		};
	}
}
