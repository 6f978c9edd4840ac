import { expect, test } from 'vitest';
import type { AppliedFilter } from '../applied.ts';
import type { ListFacetName } from '../facets.ts';
import { freedWords } from './freed-words.ts';

const value = (facet: ListFacetName, value: string): AppliedFilter => ({
	kind: 'value',
	facet,
	value,
	label: value,
});

test.each<[AppliedFilter, string]>([
	[value('colour', 'White'), 'Any colour'],
	[value('seats', '7'), 'Any number of seats'],
	[value('sleeps', '4'), 'However many it sleeps'],
	[value('price_range', '10000:20000'), 'Any price'],
	[value('filtered_features', 'Sunroof'), 'With or without Sunroof'],
	[value('tag', 'Certified'), 'Without Certified'],
	[{ kind: 'range', facet: 'km', label: 'under 80,000 km' }, 'Any kilometres'],
	[{ kind: 'query', label: '“towbar”' }, 'Without “towbar”'],
	[{ kind: 'excluded', term: '-"haval"', label: 'not haval' }, 'With “haval” too'],
])('without %o a search is described as %s', (filter, words) => {
	expect(freedWords(filter)).toBe(words);
});
