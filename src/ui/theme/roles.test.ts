import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, fromHex, toHex } from './colour.ts';
import { contrastFailures } from './contrast-report.ts';
import { type ColourTokens, rolesOf } from './roles.ts';

describe('the filled button', () => {
	const button = (primary: string, tokens: Partial<ColourTokens['colours']> = {}) => {
		const roles = rolesOf({ colours: { primary, ...tokens }, mode: 'light' });
		return { ...roles, hex: toHex(roles.action), isWhite: toHex(roles['on-action']) === '#ffffff' };
	};

	test.each([
		{ brand: '#d5001c', hex: '#d5001c', isWhite: true },
		{ brand: '#12377f', hex: '#12377f', isWhite: true },
		{ brand: '#f4b400', hex: '#f4b400', isWhite: false },
		{ brand: '#000000', hex: '#000000', isWhite: true },
		{ brand: '#ffffff', hex: '#ffffff', isWhite: false },
	])('keeps the brand colour $brand, with text that can be read', ({ brand, hex, isWhite }) => {
		expect(button(brand)).toMatchObject({ hex, isWhite });
	});

	test('is darkened until white can be read where neither white nor dark text could', () => {
		const grey = button('#7a7a7a');
		expect(grey.hex).not.toBe('#7a7a7a');
		expect(grey.action.l).toBeLessThan(fromHex('#7a7a7a').l);
		expect(grey.isWhite).toBe(true);
		expect(contrast(grey.action, grey['on-action'])).toBeGreaterThanOrEqual(4.5);
		expect(contrast(grey.action, grey['on-action'])).toBeLessThan(4.7);
	});

	test("may have another colour than the brand's", () => {
		expect(button('#d5001c', { button: '#12377f' }).hex).toBe('#12377f');
	});

	test.each(['#000000', '#0a0a0a', '#ffffff', '#fafafa', '#d5001c', '#f4b400'])(
		'%s has another colour under the pointer',
		(brand) => {
			const { action, 'action-hover': hover, 'action-pressed': pressed } = button(brand);
			expect(new Set([action, hover, pressed].map(toHex)).size).toBe(3);
		},
	);
});

describe('one colour is enough for a theme', () => {
	const lightness = (primary: string, mode: 'light' | 'dark') => {
		const { bg, surface, sunken, stage, ink, accent } = rolesOf({ colours: { primary }, mode });
		return [bg, surface, sunken, stage, ink, accent].map(({ l }) => Math.round(l * 1000) / 1000);
	};

	test('on a light site the backgrounds are white or nearly white', () => {
		expect(lightness('#12377f', 'light')).toEqual([1, 1, 0.968, 0.955, 0.19, 0.359]);
	});

	test('on a dark site the backgrounds are dark, and links have a lighter shade of the brand colour', () => {
		expect(lightness('#12377f', 'dark')).toEqual([0.155, 0.2, 0.235, 0.26, 0.97, 0.74]);
	});

	test('a light brand colour is that of links on a dark site', () => {
		expect(lightness('#f4b400', 'dark').at(-1)).toBe(0.808);
	});

	test('white backgrounds have no tint of the brand colour', () => {
		const { bg, surface, sunken } = rolesOf({ colours: { primary: '#d5001c' }, mode: 'light' });
		expect([bg, surface].map(toHex)).toEqual(['#ffffff', '#ffffff']);
		expect(sunken.c).toBeGreaterThan(0.003);
	});
});

test('the colour of errors differs from a red brand colour', () => {
	const lightnessOf = (primary: string) => rolesOf({ colours: { primary }, mode: 'light' }).bad.l;
	expect(lightnessOf('#d5001c')).toBeLessThan(lightnessOf('#12377f'));
});

test('only the brand’s own button may have too little contrast with the background', () => {
	const colour = fc
		.tuple(
			fc.integer({ min: 0, max: 255 }),
			fc.integer({ min: 0, max: 255 }),
			fc.integer({ min: 0, max: 255 }),
		)
		.map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
	fc.assert(
		fc.property(colour, fc.constantFrom('light' as const, 'dark' as const), (primary, mode) => {
			const failures = contrastFailures(rolesOf({ colours: { primary }, mode }));
			return failures.every((failure) => failure.startsWith('expected button on background '));
		}),
		{
			seed: 1,
			numRuns: 300,
			examples: [
				['#ffffff', 'light'],
				['#000000', 'dark'],
				['#808080', 'light'],
			],
		},
	);
});
