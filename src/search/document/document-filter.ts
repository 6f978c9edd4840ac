import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { Filter, Test } from '../embedded/filter/filter.ts';
import { parseFilter } from '../embedded/filter/parse-filter.ts';
import { valueTest } from '../embedded/filter/value-test.ts';
import { normalised } from '../embedded/normalised.ts';
import { SearchUnavailable } from '../search-unavailable.ts';

type Passes = (document: SearchDocument) => boolean;

/** One of a dealer's named searches (resolution 41). */
export interface NamedSearch {
	label: string;
	/** In the words of the search protocol: `body = "Ute" AND drive = "4WD"`. */
	filter: string;
}

/** Tells the labels of the named searches that find a vehicle, for its facet `categories` (FACETS-004). */
export function categoriesBy(searches: readonly NamedSearch[]): (document: SearchDocument) => string[] {
	const filters = searches.map(({ label, filter }) => ({ label, passes: documentFilter(filter) }));
	return (document) => filters.filter(({ passes }) => passes(document)).map(({ label }) => label);
}

/**
 * What a filter says about one document, before there is an index to ask. Rejects with a `SearchUnavailable` what is no filter, and a
 * filter by distance, which needs an index.
 */
export function documentFilter(expression: string): Passes {
	const filter = parseFilter(expression);
	return filter === null ? () => true : passing(filter);
}

function passing(filter: Filter): Passes {
	switch (filter.kind) {
		case 'and': {
			const parts = filter.parts.map(passing);
			return (document) => parts.every((passes) => passes(document));
		}
		case 'or': {
			const parts = filter.parts.map(passing);
			return (document) => parts.some((passes) => passes(document));
		}
		case 'not': {
			const passes = passing(filter.part);
			return (document) => !passes(document);
		}
		case 'near':
			throw new SearchUnavailable('rejected', 'A named search cannot filter by distance.');
		case 'condition':
			return condition(filter.attribute as keyof SearchDocument, filter.test);
	}
}

function condition(attribute: keyof SearchDocument, test: Test): Passes {
	switch (test.is) {
		case 'present':
			return (document) => document[attribute] !== undefined;
		case 'null':
			return (document) => document[attribute] === null;
		case 'empty':
			return (document) => document[attribute] === '' || isEmptyList(document[attribute]);
		default: {
			const passes = valueTest(test);
			return (document) =>
				valuesOf(document[attribute]).some((value) =>
					passes(typeof value === 'number' ? value : normalised(String(value))),
				);
		}
	}
}

function valuesOf(value: SearchDocument[keyof SearchDocument]): unknown[] {
	return [value].flat().filter((one) => one !== null && one !== undefined);
}

function isEmptyList(value: SearchDocument[keyof SearchDocument]): boolean {
	return Array.isArray(value) && value.length === 0;
}
