/** Things one moves through sideways. */
export interface Carousel {
	/** What moves: it scrolls. */
	track: HTMLElement;
	/** Shows the next ones, or the ones before for -1: nine tenths of what is seen, so that the last one stays and one keeps one's place. */
	move: (direction: number) => void;
}

/**
 * The carousel a part of it belongs to: an element with `data-carousel`, what moves in it has `data-track`.
 *
 * @throws Error for a part outside of a carousel (ERRORS-008): a mistake of whoever draws the page, which visitors never see
 */
export function carouselOf(part: Element): Carousel {
	const track = part.closest('[data-carousel]')?.querySelector<HTMLElement>('[data-track]');
	if (!track) throw new Error('put it into data-carousel');
	return { track, move: (direction) => track.scrollBy({ left: direction * track.clientWidth * 0.9 }) };
}
