import type { SearchSettings } from './search-model.ts';

/**
 * The settings of a page that may have been built before the end of a lender's terms: after it there is no filter or sort by repayment, and no
 * card shows one.
 *
 * @param now Unix milliseconds
 */
export function currentSettings(settings: SearchSettings, now: number): SearchSettings {
	const { estimate } = settings;
	if (estimate === null || estimate.until === null || now <= estimate.until) return settings;
	return {
		...settings,
		estimate: null,
		sections: settings.sections.filter(({ facet }) => facet !== 'weekly_price_range'),
		sorts: settings.sorts.filter((sort) => sort !== 'weekly_asc'),
	};
}
