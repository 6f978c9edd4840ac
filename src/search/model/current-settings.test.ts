import { expect, test } from 'vitest';
import { haveTermsEnded, withoutEstimates } from './current-settings.ts';
import type { SearchSettings } from './search-model.ts';

const SETTINGS = {
	estimate: { until: 1000, rates: 'Interest rate 8.49% p.a.', terms: 'WARNING' },
	sections: [
		{ facet: 'price', title: 'Price', control: 'slider', isOpen: true },
		{ facet: 'weekly_price_range', title: 'Weekly repayment', control: 'slider', isOpen: false },
	],
	sorts: ['relevant', 'weekly_asc'],
} as unknown as SearchSettings;

test('the lender’s terms apply until their last moment', () => {
	expect(haveTermsEnded(SETTINGS.estimate, 1000)).toBe(false);
	expect(haveTermsEnded(SETTINGS.estimate, 1001)).toBe(true);
});

test('terms without an end always apply, and a search without estimates has no terms', () => {
	expect(haveTermsEnded({ until: null, rates: '', terms: '' }, Number.MAX_SAFE_INTEGER)).toBe(false);
	expect(haveTermsEnded(null, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('after the end of the terms a search has no filter, sort or note of repayments', () => {
	const { estimate, sections, sorts } = withoutEstimates(SETTINGS);
	expect(estimate).toBeNull();
	expect(sections.map(({ facet }) => facet)).toEqual(['price']);
	expect(sorts).toEqual(['relevant']);
});
