import { expect, test } from 'vitest';
import { namesApart, withHardHyphens } from './unbroken-names.ts';

test.each([
	['2021 Mazda CX-5 Touring', ['CX-5']],
	['2021 Nissan X-TRAIL ST-L', ['X-TRAIL', 'ST-L']],
	['We have your request for your 2017 Toyota C-HR', ['C-HR']],
	['2020 Mercedes-Benz C-Class', ['C-Class']],
	['2020 Kia Sorento, seven-seater', []],
	['2012 Isuzu D-MAX LS-U-Terrain-Edition', ['D-MAX']],
	['2022 Jayco 17.55-3 X-1234567890', []],
	['', []],
])('the names in %j that no line ends within are %j', (title, names) => {
	const parts = namesApart(title);
	expect(parts.filter((_, index) => index % 2 === 1)).toEqual(names);
	expect(parts.join('')).toBe(title);
});

test('in plain text a name gets a non-breaking hyphen, and words do not', () => {
	expect(withHardHyphens('2020 Kia CX-5, seven-seater, X-TRAIL')).toBe(
		'2020 Kia CX\u20115, seven-seater, X\u2011TRAIL',
	);
});
