import { withoutFacet } from '../facets/applied.ts';
import {
	type FacetName,
	isRangeFacet,
	LIST_FACET_NAMES,
	LIST_FACETS,
	RANGE_FACET_NAMES,
} from '../facets/facets.ts';
import type { SiteRules } from '../filters/site-filters.ts';
import { availableOf } from '../model/available-of.ts';
import type { WholeCounts } from '../model/search-model.ts';
import type { SearchAnswer } from '../protocol.ts';
import type { SearchRequest } from '../request.ts';
import type { SearchState } from '../state.ts';
import { stateRequest } from './state-request.ts';

const FACETS: readonly FacetName[] = [...LIST_FACET_NAMES, ...RANGE_FACET_NAMES];

/**
 * The requests for the hits and all counts of a search: the search itself first, then one for each refined facet, which counts that facet
 * without its own refinement, so that its other values still show counts and its slider its bounds. {@link countsOf} combines the
 * answers.
 *
 * @param pageSize number of hits to return; 0 for counts alone
 */
export function countRequests(
	state: SearchState,
	rules: SiteRules,
	pageSize: number,
): [whole: SearchRequest, ...apart: SearchRequest[]] {
	return [
		stateRequest(state, rules, { facets: FACETS, pageSize }),
		...FACETS.filter((facet) => isCountedApart(facet, state)).map((facet) =>
			stateRequest(withoutFacet(state, facet), rules, { facets: [facet] }),
		),
	];
}

/** The counts of a search from the answers to its {@link countRequests}. */
export function countsOf(
	state: SearchState,
	answers: readonly Pick<SearchAnswer<unknown>, 'totalHits' | 'facetDistribution' | 'facetStats'>[],
	pageSize: number,
): WholeCounts {
	const total = answers[0]?.totalHits ?? 0;
	const values: Record<string, Record<string, number>> = {};
	for (const { facetDistribution = {} } of answers)
		for (const facet of LIST_FACET_NAMES) {
			const counted = facetDistribution[facet];
			if (counted) values[facet] = values[facet] ? { ...values[facet], ...counted } : counted;
		}
	return {
		total,
		available: availableOf(values['status'], state.refinements.status),
		pages: Math.ceil(total / pageSize),
		values,
		stats: Object.assign({}, ...answers.map(({ facetStats }) => facetStats)),
		more: {},
	};
}

/** Whether a facet needs a request of its own: it has a range, or ticked values of which any may match. */
function isCountedApart(facet: FacetName, { refinements, ranges }: SearchState): boolean {
	if (isRangeFacet(facet)) return ranges[facet] !== undefined;
	return LIST_FACETS[facet].match === 'any' && (refinements[facet] ?? []).length > 0;
}
