import { expect, test } from 'vitest';
import type { KnownList } from '../page-data.ts';
import { knownListAt } from './known-list-at.ts';

const KNOWN: KnownList[] = [
	{ facet: 'make', name: 'Ferrari', slug: 'ferrari' },
	{ facet: 'body', name: 'Light truck', slug: 'light-truck' },
];

test.each([
	{ path: '/search/ferrari', refinements: { make: ['Ferrari'] } },
	{ path: '/search/Ferrari/', refinements: { make: ['Ferrari'] } },
	{ path: '/search/light-truck', refinements: { body: ['Light truck'] } },
])(
	'$path is the list of what it names, whatever its capitals and its last slash',
	({ path, refinements }) => {
		expect(knownListAt(path, KNOWN)?.list).toEqual({
			path: path.toLowerCase().replace(/\/$/, ''),
			refinements,
		});
	},
);

test.each(['/search/no-stock', '/search', '/search/ferrari/roma', '/ferrari', '/search/%E0%A4'])(
	'%s is not one of them',
	(path) => {
		expect(knownListAt(path, KNOWN)).toBeNull();
	},
);
