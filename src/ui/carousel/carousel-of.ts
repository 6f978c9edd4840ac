/** Things one moves through sideways. */
export interface Carousel {
	/** What moves: it scrolls. */
	track: HTMLElement;
	/** Shows the next ones, or the ones before for -1. */
	move: (direction: number) => void;
}

/**
 * The carousel a part of it belongs to: an element with `data-carousel`, what moves in it has `data-track`.
 *
 * @throws Error for a part outside of a carousel (ERRORS-008): a mistake of whoever draws the page, which visitors never see
 */
export function carouselOf(part: Element): Carousel {
	const track = part.closest('[data-carousel]')?.querySelector<HTMLElement>('[data-track]');
	if (!track)
		throw new Error(
			'a part of a carousel stands outside of one: put it into data-carousel, beside data-track',
		);
	return { track, move: (direction) => track.scrollBy({ left: direction * track.clientWidth * SHARE }) };
}

/** How much of what is seen one step moves: the last one stays in sight, so that one keeps one's place. */
const SHARE = 0.9;
