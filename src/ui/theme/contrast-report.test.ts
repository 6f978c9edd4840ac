import { describe, expect, test } from 'vitest';
import { contrastFailures } from './contrast-report.ts';
import { type ColourTokens, rolesOf } from './roles.ts';

describe('a theme without enough contrast is reported by colour', () => {
	const failures = (colours: Partial<ColourTokens['colours']>, mode: 'light' | 'dark' = 'light') =>
		contrastFailures(rolesOf({ colours: { primary: '#12377f', ...colours }, mode }));

	test('colours with enough contrast are not reported', () => {
		expect(failures({})).toEqual([]);
	});

	test.each<{ name: string; colours: Partial<ColourTokens['colours']>; expected: string[] }>([
		{
			name: 'grey text',
			colours: { text: '#767676' },
			expected: [
				expect.stringMatching(/^expected text on background to have a contrast of at least 7, found 4\.5\d$/),
				expect.stringMatching(/^expected text on surface to have/),
				expect.stringMatching(/^expected text on sunken to have/),
				expect.stringMatching(/^expected text on stage to have/),
				expect.stringMatching(/^expected text on info-tint to have/),
			],
		},
		{
			name: 'a pale button',
			colours: { button: '#ffe04a' },
			expected: [
				expect.stringMatching(
					/^expected button on background to have a contrast of at least 3, found 1\.\d\d$/,
				),
			],
		},
		{
			name: 'a pale banner',
			colours: { banner: '#9fb4d8' },
			expected: [
				expect.stringMatching(/^expected text on banner to have a contrast of at least 7/),
				expect.stringMatching(/^expected quiet text on banner to have a contrast of at least 4\.5/),
			],
		},
		{
			name: 'a second colour between light and dark',
			colours: { secondary: '#7a7a7a' },
			expected: [
				expect.stringMatching(
					/^expected text on secondary to have a contrast of at least 4\.5, found 4\.\d\d$/,
				),
			],
		},
	])('$name', ({ colours, expected }) => {
		expect(failures(colours)).toEqual(expected);
	});

	test('a brand on a dark site', () => {
		expect(failures({}, 'dark')).toEqual([
			expect.stringMatching(
				/^expected button on background to have a contrast of at least 3, found 1\.\d\d$/,
			),
		]);
	});

	test('a contrast slightly below the minimum is not rounded up', () => {
		expect(failures({ primary: '#b81b22' }, 'dark')).toEqual([
			'expected button on background to have a contrast of at least 3, found 2.99',
		]);
	});
});
