import { expect, test } from 'vitest';
import { combinedAddress } from './combine-tiles.ts';

test.each([
	{ name: 'alone at first', search: '', expected: '/catalogue?categories=First+cars' },
	{
		name: 'with the price chosen before',
		search: '?price_range=10000:20000',
		expected: '/catalogue?categories=First+cars&price_range=10000%3A20000',
	},
	{
		name: 'in place of another category',
		search: '?categories=Work+utes',
		expected: '/catalogue?categories=First+cars',
	},
	{ name: 'on its first page', search: '?page=3', expected: '/catalogue?categories=First+cars' },
])('a tile narrows the catalogue $name (DIRECTORY-007)', ({ search, expected }) => {
	const current = { pathname: '/catalogue', search };
	expect(combinedAddress('/catalogue?categories=First+cars', current)).toBe(expected);
});

test('a tile on another page has its own address', () => {
	const current = { pathname: '/search/kia', search: '?price=:20000' };
	expect(combinedAddress('/catalogue?categories=First+cars', current)).toBe(
		'/catalogue?categories=First+cars',
	);
});
