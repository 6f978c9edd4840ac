import { expect, test } from 'vitest';
import { carouselOf } from './carousel-of.ts';

/** As much of an element as a carousel asks for. */
function part(track: { clientWidth: number; scrollBy: (to: ScrollToOptions) => void } | null): Element {
	return { closest: () => track && { querySelector: () => track } } as unknown as Element;
}

test('ERRORS-008: a part outside of a carousel is a mistake that says how to mend it', () => {
	expect(() => carouselOf(part(null))).toThrow('put it into data-carousel');
});

test('it moves by most of what is seen', () => {
	const moves: (number | undefined)[] = [];
	const carousel = carouselOf(part({ clientWidth: 1000, scrollBy: ({ left }) => moves.push(left) }));
	carousel.move(1);
	carousel.move(-1);
	expect(moves).toEqual([900, -900]);
});
