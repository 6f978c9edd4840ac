import { expect, test } from 'vitest';
import { firstChoices } from '../calculator/calculator-answer.ts';
import { LENDERS } from '../providers.ts';

const lender = LENDERS.manual;
const offered = { ...lender, offered_loan: { years: 4, final_payment_percent: 45 } };

test('a rate for one loan gives no figures for another loan, whatever an address contains', () => {
	expect(firstChoices(offered, { price: 50_000, years: 7, balloon: 0 })).toMatchObject({
		years: 4,
		balloon: 22_500,
	});
});

test('a lender’s usual rate is for every term and balloon', () => {
	expect(firstChoices(lender, { price: 50_000, years: 7, balloon: 100 })).toMatchObject({
		years: 7,
		balloon: 100,
	});
});
