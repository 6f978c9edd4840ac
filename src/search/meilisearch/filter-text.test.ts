import { expect, test } from 'vitest';
import type { Filter } from '../request.ts';
import { filterText, quoted } from './filter-text.ts';

test.each([
	{ value: 'Land Cruiser', text: '"Land Cruiser"' },
	{ value: '"', text: '"\\""' },
	{ value: '\\', text: '"\\\\"' },
	{ value: 'x" OR dealer != "y', text: '"x\\" OR dealer != \\"y"' },
	{ value: '🚗 <b>', text: '"🚗 <b>"' },
])('$value is the value $text', ({ value, text }) => {
	expect(quoted(value)).toBe(text);
});

const KIA: Filter = { field: 'make', values: ['Kia'] };

test.each<[Filter, string]>([
	[KIA, 'make IN ["Kia"]'],
	[{ field: 'tag', values: ['4:3', '-x'] }, 'tag IN ["4:3", "-x"]'],
	[{ field: 'price', min: 5000, max: 9000.5 }, 'price >= 5000 AND price <= 9000.5'],
	[{ field: 'km', min: null, max: -1 }, 'km <= -1'],
	[{ not: KIA }, 'NOT (make IN ["Kia"])'],
	[{ all: [KIA] }, 'make IN ["Kia"]'],
	[
		{ all: [KIA, { any: [KIA, { field: 'km', min: 1, max: 2 }] }] },
		'(make IN ["Kia"]) AND ((make IN ["Kia"]) OR (km >= 1 AND km <= 2))',
	],
	[{ all: [] }, 'NOT id IN []'],
	[{ any: [] }, 'id IN []'],
	[{ field: 'price', min: null, max: null }, 'price IS NOT NULL'],
])('%j is written %s', (filter, text) => {
	expect(filterText(filter)).toBe(text);
});
