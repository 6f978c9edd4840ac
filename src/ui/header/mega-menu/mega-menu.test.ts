import { expect, test } from 'vitest';
import { megaList } from './mega-menu.ts';

test.each([
	{ tiles: 6, isScrolling: false, hasAll: false },
	{ tiles: 7, isScrolling: true, hasAll: false },
	{ tiles: 10, isScrolling: true, hasAll: false },
	{ tiles: 11, isScrolling: true, hasAll: true },
])(
	'a category of $tiles models scrolls: $isScrolling, leads to all: $hasAll (MODELS-019, MODELS-020)',
	({ tiles, ...shown }) => {
		expect(megaList(tiles)).toEqual(shown);
	},
);
