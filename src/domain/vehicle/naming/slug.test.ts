import { expect, test } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

test.each([
	['LandCruiser 70 (Série 2)', 'landcruiser-70-serie-2'],
	['Citroën', 'citroen'],
	['Škoda', 'skoda'],
	['Mercedes-Benz', 'mercedes-benz'],
	['Hatch & sedans', 'hatch-and-sedans'],
	['  Parts   &   Accessories  ', 'parts-and-accessories'],
	['4x4', '4x4'],
	['GR86', 'gr86'],
	['../../etc/passwd', 'etc-passwd'],
	['a_b.c', 'a-b-c'],
	['', ''],
	['—', ''],
	[`${'Kia '.repeat(60)}`, Array(25).fill('kia').join('-')],
])('%o becomes %o', (text, slug) => {
	expect(slugOf(text)).toBe(slug);
	expect(slugOf(slug)).toBe(slug);
	expect(isSlug(slug)).toBe(slug !== '');
});

test.each([
	'',
	'A',
	'a b',
	'a/b',
	'../x',
	'.',
	'a.b',
	'a--b',
	'-a',
	'a-',
	'a_b',
	'é',
	'a\n',
	'a'.repeat(101),
])('%o is no slug', (text) => {
	expect(isSlug(text)).toBe(false);
});

test.each(['a', '0', 'coast-motors', '4x4', 'a'.repeat(100)])('%o is a slug', (text) => {
	expect(isSlug(text)).toBe(true);
});
