import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { normalised } from '../embedded/facets/normalised.ts';
import { LIST_FACET_NAMES, type ListFacetName } from '../facets/facets.ts';

/**
 * The documents of a dealer with one spelling for each value of a facet, the commonest: a feed that writes 'WHITE' and 'White' means
 * one colour, and search engines count them as one without saying which spelling they show.
 */
export function withCommonestSpelling(documents: readonly SearchDocument[]): SearchDocument[] {
	const spellings = LIST_FACET_NAMES.map((facet) => [facet, commonest(documents, facet)] as const);
	const several = spellings.filter(([, { isNeeded }]) => isNeeded);
	if (several.length === 0) return [...documents];
	return documents.map((document) => {
		const respelt = several.flatMap(([facet, { spelling }]) => {
			const value = respell(document[facet], spelling);
			return isSame(value, document[facet]) ? [] : [[facet, value] as const];
		});
		// The same object, so that what was counted of it is known in the next build.
		return respelt.length === 0 ? document : { ...document, ...Object.fromEntries(respelt) };
	});
}

type Value = SearchDocument[ListFacetName];

function respell(value: Value, spelling: ReadonlyMap<string, string>): Value {
	if (Array.isArray(value)) return value.map((one) => spelling.get(normalised(one)) ?? one);
	return typeof value === 'string' ? (spelling.get(normalised(value)) ?? value) : value;
}

function isSame(value: Value, other: Value): boolean {
	if (!Array.isArray(value) || !Array.isArray(other)) return value === other;
	return value.every((one, at) => one === other[at]);
}

/** The commonest spelling of each text of a facet, of equally common ones the first by letters; needed where a text has several. */
function commonest(
	documents: readonly SearchDocument[],
	facet: ListFacetName,
): { spelling: Map<string, string>; isNeeded: boolean } {
	const counts = new Map<string, number>();
	const count = (text: unknown) => {
		if (typeof text === 'string') counts.set(text, (counts.get(text) ?? 0) + 1);
	};
	// One list of all texts of a large stock would take three times as long.
	for (const { [facet]: value } of documents) {
		if (Array.isArray(value)) for (const text of value) count(text);
		else count(value);
	}
	const rarestFirst = [...counts].toSorted(([a, m], [b, n]) => m - n || (a < b ? 1 : -1));
	const spelling = new Map(rarestFirst.map(([text]) => [normalised(text), text]));
	return { spelling, isNeeded: spelling.size < counts.size };
}
