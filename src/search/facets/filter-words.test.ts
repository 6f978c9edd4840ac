import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '../state.ts';
import { appliedFilters } from './applied.ts';
import { filterWords } from './filter-words.ts';

test('each filter has its facet and its value in words', () => {
	const search = {
		...EMPTY_SEARCH,
		query: 'family -haval',
		refinements: {
			colour: ['White'],
			seats: ['7'],
			car_type: ['used'],
			city: ['Southport'],
			filtered_features: ['Tow bar'],
			certified: ['true'],
		},
		ranges: {
			price: { min: null, max: 40_000 },
			year: { min: 2018, max: null },
			aggregate_trailer_mass: { min: null, max: 2500 },
		},
	};
	const words = appliedFilters(search).map((filter) => {
		const { kind, text } = filterWords(filter, search);
		return `${kind}: ${text}`.replace(/\u00a0/g, ' ');
	});
	expect(words).toEqual([
		'Words: “family”',
		'Not: Haval',
		'Condition: Used',
		'Seats: 7',
		'Colour: White',
		'In: Southport',
		'Fitted: Tow bar',
		': Certified',
		'Price: up to $40,000',
		'Year: from 2018',
		'ATM: up to 2,500 kg',
	]);
});
