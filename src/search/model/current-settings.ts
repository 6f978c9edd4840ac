import type { EstimateNote, SearchSettings } from './search-model.ts';

/**
 * Whether the terms of the repayment estimates have ended.
 *
 * @param estimate null for a search without estimates
 * @param now Unix milliseconds
 */
export function haveTermsEnded(estimate: EstimateNote | null, now: number): boolean {
	return estimate !== null && estimate.until !== null && now > estimate.until;
}

/** The settings without filter and sort by repayment; no card shows a repayment then. */
export function withoutEstimates(settings: SearchSettings): SearchSettings {
	return {
		...settings,
		estimate: null,
		sections: settings.sections.filter(({ facet }) => facet !== 'weekly_price_range'),
		sorts: settings.sorts.filter((sort) => sort !== 'weekly_asc'),
	};
}
