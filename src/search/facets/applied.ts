import { changeSearch, type SearchFilters, type SearchState, toggleValue } from '../state.ts';
import { capitalised } from './capitalised.ts';
import {
	type FacetName,
	isRangeFacet,
	LIST_FACET_NAMES,
	type ListFacetName,
	RANGE_FACET_NAMES,
	type RangeFacetName,
} from './facets.ts';
import { makeOfModel, toggleMake } from './makes.ts';
import { rangeLabel } from './ranges/range-label.ts';
import { valueLabel } from './values/value-label.ts';

/** A filter of a search: the typed text, a ticked value, or a range. */
export type AppliedFilter =
	| { kind: 'query'; label: string }
	/** A term that vehicles must not contain, as typed: `-haval`. */
	| { kind: 'excluded'; term: string; label: string }
	| { kind: 'value'; facet: ListFacetName; value: string; label: string }
	| { kind: 'range'; facet: RangeFacetName; label: string };

/** All filters of a search with their labels for chips, in the order of the facets. */
export function appliedFilters({ query, refinements, ranges }: SearchFilters): AppliedFilter[] {
	return [
		...queryFilters(query),
		...LIST_FACET_NAMES.flatMap((facet) =>
			(refinements[facet] ?? []).map(
				(value) => ({ kind: 'value', facet, value, label: valueLabel(facet, value) }) as const,
			),
		),
		...RANGE_FACET_NAMES.flatMap((facet) => {
			const range = ranges[facet];
			return range ? [{ kind: 'range', facet, label: capitalised(rangeLabel(facet, range)) } as const] : [];
		}),
	];
}

/** The text of a query, and apart from it each term that it excludes. */
function queryFilters(query: string): AppliedFilter[] {
	const text = query.replaceAll(EXCLUDED, '').trim();
	const excluded = excludedTerms(query).map((term) => {
		const label = `Not “${shortened(term.replaceAll(/^-|"/g, ''))}”`;
		return { kind: 'excluded', term, label } as const;
	});
	return text === '' ? excluded : [{ kind: 'query', label: `“${shortened(text)}”` }, ...excluded];
}

/** A word or a quoted phrase after a minus that begins the query or follows a space. */
const EXCLUDED = /(?<!\S)-(?:"[^"]*"|[\p{L}\p{N}]\S*)/gu;

/** The search without one of its filters; removing a make removes its models too. */
export function withoutFilter(state: SearchState, filter: AppliedFilter): SearchState {
	switch (filter.kind) {
		case 'query':
			return changeSearch(state, { query: excludedTerms(state.query).join(' ') });
		case 'excluded':
			return changeSearch(state, { query: state.query.replace(filter.term, '').replace('  ', ' ').trim() });
		case 'value':
			return filter.facet === 'make'
				? toggleMake(state, filter.value)
				: toggleValue(state, filter.facet, filter.value);
		case 'range':
			return withoutFacet(state, filter.facet);
	}
}

/** A search without the refinement of one facet. Makes and models are one group, so removing makes removes models too. */
export function withoutFacet(state: SearchState, facet: FacetName): SearchState {
	if (isRangeFacet(facet)) return changeSearch(state, { ranges: { [facet]: null } });
	const group = facet === 'make' ? { make: [], make_model: [] } : { [facet]: [] };
	return changeSearch(state, { refinements: group });
}

/**
 * A search in a few words: 'Toyota, under $30,000'. A make is left out where one of its models is named. Empty for a search without
 * filters.
 */
export function searchLabel(filters: SearchFilters): string {
	return capitalised(namedFilters(filters).map(labelWithin).join(', '));
}

/** The filters of a search without the makes that are named by one of their models. */
export function namedFilters(filters: SearchFilters): AppliedFilter[] {
	const { make: makes = [], make_model: models = [] } = filters.refinements;
	const named = new Set(models.map((model) => makeOfModel(model, makes)));
	return appliedFilters(filters).filter(
		(filter) => !(filter.kind === 'value' && filter.facet === 'make' && named.has(filter.value)),
	);
}

function excludedTerms(query: string): readonly string[] {
	return query.match(EXCLUDED) ?? [];
}

/** The label of a filter within a sentence: 'under $30,000'. */
export function labelWithin({ kind, label }: AppliedFilter): string {
	return kind === 'range' ? lowerFirst(label) : label;
}

function lowerFirst(label: string): string {
	return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The maximum length of a query's label, characters: a chip has room for a few words. */
const MAX_LABEL_LENGTH = 40;

function shortened(text: string): string {
	return text.length <= MAX_LABEL_LENGTH ? text : `${text.slice(0, MAX_LABEL_LENGTH - 1)}…`;
}
