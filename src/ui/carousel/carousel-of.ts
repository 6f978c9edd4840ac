/** A horizontally scrolling list. */
export interface Carousel {
	/** The scrolling element. */
	track: HTMLElement;
	/** Scrolls to the next items, or to the previous ones for -1. */
	move: (direction: number) => void;
}

/**
 * The carousel of an element inside it: the ancestor with `data-carousel`, whose scrolling element has `data-track`.
 *
 * @throws Error for an element outside a carousel (ERRORS-008): an error in the template
 */
export function carouselOf(part: Element): Carousel {
	const track = part.closest('[data-carousel]')?.querySelector<HTMLElement>('[data-track]');
	if (!track)
		throw new Error(
			'a carousel control is outside its carousel: put it inside data-carousel, beside data-track',
		);
	return { track, move: (direction) => track.scrollBy({ left: direction * track.clientWidth * SHARE }) };
}

/** Share of the visible width that one step scrolls; the last item stays visible for orientation. */
const SHARE = 0.9;
