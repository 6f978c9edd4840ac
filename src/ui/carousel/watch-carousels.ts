import { carouselOf } from './carousel-of.ts';

/**
 * Enhances the buttons of carousels. At an end the button is `aria-disabled` but stays focusable. Carousels start at the first item. With
 * zoomed text scrolling stops up to two pixels before an end.
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
