import { carouselOf } from './carousel-of.ts';

/** Shows and serves the buttons of carousels: without a script one scrolls, and they are not there. */
export function watchCarousels(page: ParentNode): void {
	for (const button of page.querySelectorAll<HTMLButtonElement>('[data-move]')) {
		const carousel = carouselOf(button);
		button.hidden = false;
		button.onclick = () => carousel.move(Number(button.dataset['move']));
	}
}
