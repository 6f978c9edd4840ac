import { expect, test } from 'vitest';
import { currentSettings } from './current-settings.ts';
import type { SearchSettings } from './search-model.ts';

const SETTINGS = {
	estimate: { until: 1000, rates: 'Interest rate 8.49% p.a.', terms: 'WARNING' },
	sections: [
		{ facet: 'price', title: 'Price', control: 'slider', isOpen: true },
		{ facet: 'weekly_price_range', title: 'Weekly repayment', control: 'slider', isOpen: false },
	],
	sorts: ['relevant', 'weekly_asc'],
} as unknown as SearchSettings;

test('a page that is older than the end of the lender’s terms has no filter, sort or note of repayments', () => {
	expect(currentSettings(SETTINGS, 1000)).toBe(SETTINGS);
	const { estimate, sections, sorts } = currentSettings(SETTINGS, 1001);
	expect(estimate).toBeNull();
	expect(sections.map(({ facet }) => facet)).toEqual(['price']);
	expect(sorts).toEqual(['relevant']);
});

test('terms without an end hold on', () => {
	const endless = { ...SETTINGS, estimate: { until: null, rates: '', terms: '' } };
	expect(currentSettings(endless, Number.MAX_SAFE_INTEGER)).toBe(endless);
});
