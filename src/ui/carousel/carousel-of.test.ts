import { expect, test } from 'vitest';
import { carouselOf } from './carousel-of.ts';
import { watchCarousels } from './watch-carousels.ts';

/** The properties of a track that a carousel reads. */
interface Track {
	clientWidth: number;
	scrollWidth?: number;
	scrollLeft?: number;
	scrollBy?: (to: ScrollToOptions) => void;
	onscroll?: () => void;
}

interface Button {
	ariaDisabled?: string;
}

function part(track: Track | null): Element {
	return { closest: () => track && { querySelector: () => track } } as unknown as Element;
}

test('ERRORS-008: a part outside a carousel is an error with the remedy', () => {
	expect(() => carouselOf(part(null))).toThrow(
		'a carousel control is outside its carousel: put it inside data-carousel',
	);
});

test('a carousel moves by most of its visible width', () => {
	const moves: (number | undefined)[] = [];
	const carousel = carouselOf(part({ clientWidth: 1000, scrollBy: ({ left }) => moves.push(left) }));
	carousel.move(1);
	carousel.move(-1);
	expect(moves).toEqual([900, -900]);
});

test.each([
	{ scrollLeft: 0, previous: 'true', next: 'false' },
	{ scrollLeft: 1.9, previous: 'true', next: 'false' },
	{ scrollLeft: 2, previous: 'false', next: 'false' },
	{ scrollLeft: 998, previous: 'false', next: 'false' },
	{ scrollLeft: 998.1, previous: 'false', next: 'true' },
	{ scrollLeft: 1000, previous: 'false', next: 'true' },
])('scrolled to $scrollLeft of 1000 pixels, Previous is disabled: $previous, Next: $next', (row) => {
	const track: Track = { clientWidth: 500, scrollWidth: 1500, scrollLeft: row.scrollLeft };
	const buttons: [Button, Button] = [{}, {}];
	const ways = { ...part(track), querySelectorAll: () => buttons };
	watchCarousels({ querySelectorAll: () => [ways] } as unknown as ParentNode);
	track.onscroll?.();
	expect(buttons.map(({ ariaDisabled }) => ariaDisabled)).toEqual([row.previous, row.next]);
});
