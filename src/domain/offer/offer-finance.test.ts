import { expect, test } from 'vitest';
import type { ModelStatus } from '../model/model-label.ts';
import { asksAboutFinance, isFinanceOffer } from './offer-finance.ts';

test.each<{ category: string; model: ModelStatus | null; asks: boolean; because: string }>([
	{ category: 'Finance offer', model: null, asks: true, because: 'it is about finance' },
	{ category: ' FINANCE OFFER ', model: null, asks: true, because: 'spelling does not matter' },
	{ category: 'Finance offer', model: 'discontinued', asks: true, because: 'it is about finance' },
	{ category: 'New vehicle offer', model: 'available', asks: true, because: 'the model is for sale' },
	{ category: 'New vehicle offer', model: null, asks: false, because: 'it is about no model' },
	{ category: 'New vehicle offer', model: 'coming_soon', asks: false, because: 'it cannot be bought yet' },
	{ category: 'Demo offer', model: 'discontinued', asks: false, because: 'it can no longer be bought' },
	{ category: 'Service offer', model: null, asks: false, because: 'it is about a service' },
	{
		category: 'Service offer',
		model: 'available',
		asks: false,
		because: 'it is about a service of that model',
	},
	{ category: 'Parts and accessories', model: 'available', asks: false, because: 'it is about parts' },
	{ category: 'Full-service lease', model: null, asks: false, because: 'it is about no model' },
])('an offer filed as “$category” about a model that is $model: finance $asks, as $because', (row) => {
	expect(asksAboutFinance(row.category, row.model)).toBe(row.asks);
});

test('only the category of that name is a finance offer (OFFERS-006)', () => {
	expect(isFinanceOffer('Finance offer')).toBe(true);
	expect(isFinanceOffer('Finance offers')).toBe(false);
	expect(isFinanceOffer('')).toBe(false);
});
