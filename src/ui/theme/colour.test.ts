import { describe, expect, test } from 'vitest';
import { type Colour, contrast, fromHex, oklch, shiftUntil, toHex } from './colour.ts';

const WHITE = fromHex('#ffffff');
const BLACK = fromHex('#000000');

test.each([
	['#ffffff', 100, 0],
	['#000000', 0, 0],
	['#808080', 60, 0],
	['#D5001C', 54.9, 0.223],
	['#12377F', 35.9, 0.129],
])('%s has a lightness of %d % and a chroma of %d, and is written as it was', (hex, lightness, chroma) => {
	const { l, c } = fromHex(hex);
	expect(l * 100).toBeCloseTo(lightness, 1);
	expect(c).toBeCloseTo(chroma, 3);
	expect(toHex(fromHex(hex))).toBe(hex.toLowerCase());
});

test('text that is not a colour is refused', () => {
	expect(() => fromHex('reddish')).toThrow('Not a colour: reddish');
});

test('a colour that no screen can show keeps its lightness and hue, and gets a lower chroma', () => {
	const { l, c, h } = oklch(0.6, 0.4, 145);
	expect(l).toBeCloseTo(0.6, 2);
	expect(h).toBeCloseTo(145, 0);
	expect(c).toBeLessThan(0.25);
	expect(c).toBeGreaterThan(0.15);
});

describe('contrast', () => {
	test.each([
		['#ffffff', '#000000', 21],
		['#ffffff', '#ffffff', 1],
		['#ffffff', '#767676', 4.54],
		['#ffffff', '#777777', 4.47],
		['#D5001C', '#ffffff', 5.46],
	])('of %s and %s is %d, either way round', (a, b, expected) => {
		expect(contrast(fromHex(a), fromHex(b))).toBeGreaterThan(expected - 0.01);
		expect(contrast(fromHex(a), fromHex(b))).toBeLessThan(expected + 0.01);
		expect(contrast(fromHex(b), fromHex(a))).toBe(contrast(fromHex(a), fromHex(b)));
	});
});

describe('going lighter or darker until a test passes', () => {
	const isDark = (colour: Colour) => colour.l < 0.5;
	const isLight = (colour: Colour) => colour.l > 0.5;

	test('stops at the first that passes', () => {
		expect(shiftUntil(oklch(0.6, 0, 0), isDark, -0.1).l).toBeCloseTo(0.4);
		expect(shiftUntil(oklch(0.3, 0, 0), isLight, 0.1).l).toBeCloseTo(0.6);
	});

	test('leaves a colour that passes', () => {
		expect(shiftUntil(oklch(0.4, 0, 0), isDark, -0.1).l).toBeCloseTo(0.4);
	});

	test('starts from white and from black too', () => {
		expect(shiftUntil(WHITE, isDark, -0.005).l).toBeCloseTo(0.495);
		expect(shiftUntil(BLACK, isLight, 0.005).l).toBeCloseTo(0.505);
	});

	test('ends at black and white', () => {
		const [darkest, lightest] = [
			shiftUntil(WHITE, () => false, -0.005),
			shiftUntil(BLACK, () => false, 0.005),
		];
		expect(darkest.l).toBeGreaterThan(0.02);
		expect(darkest.l).toBeLessThan(0.0255);
		expect(lightest.l).toBeGreaterThan(0.9845);
		expect(lightest.l).toBeLessThan(0.995);
	});
});
