import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { ModelSchema } from '../../../domain/content/model.ts';
import { OfferSchema } from '../../../domain/content/offer.ts';
import { COMPARISON_WARNING } from '../../../domain/finance/loan/comparison-text.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { offerCalculator } from './offer-calculator.ts';

const MODEL = ModelSchema.parse({
	name: 'HiLux',
	slug: 'hilux',
	manufacturer: 'toyota',
	manufacturer_body: 'ute',
	image: { url: 'ute.svg' },
	line: 'A ute.',
});

/** A HiLux in stock; the lender's repayment follows from price and rate. */
const hilux = (badge: string, price: number, paymentWeek: number, car_type: 'new' | 'used' = 'new') =>
	aVehicle({
		...{ id: badge + price, make: 'Toyota', model: 'HiLux', badge, price, car_type, year: 2026 },
		...{
			price_type: 'drive_away',
			finance_lenders: { manual: { interestRate: 7.49, comparisonRate: 8.8, paymentWeek } },
		},
	} as never);

const STOCK = [
	hilux('WorkMate', 33_990, 156.83),
	hilux('SR5', 30_990, 142.99, 'used'),
	hilux('Rogue', 78_990, 364.45),
	hilux('SR5', 70_990, 327.54),
];

/** The calculator of an offer on a HiLux. */
function calculatorWith(finance: object, model: string | null = 'hilux', stock = STOCK) {
	const offer = OfferSchema.parse({
		...{ id: 'ute', name: 'Utes', description: 'Short.', category: 'Finance offer', model },
		finance: { interest_rate: 5.99, comparison_rate: 6.64, months: 48, ...finance },
	});
	const content = { ...NO_CONTENT, offers: [offer], models: [MODEL] };
	const dealer = aParsedDealer({ finance: { provider: 'manual' }, features: { offers: {}, models: {} } });
	return offerCalculator(offer, openContext(openSite(dealer, stock, new Map(), NOW, content), new Set()));
}

/** The choices that it begins with. */
function firstFigures(...offered: Parameters<typeof calculatorWith>) {
	const calculator = calculatorWith(...offered);
	return calculator && { subject: calculator.subject, ...calculator.known };
}

test('the figures are for a vehicle of the offer’s badges, with its final payment', () => {
	expect(firstFigures({ badges: ['SR5', 'Rogue'], final_payment_percent: 45 })).toEqual({
		subject: 'A new HiLux SR5',
		price: 70_990,
		years: 4,
		balloon: 31_945.5,
	});
});

test('an offer for every badge is for new vehicles unless it says otherwise', () => {
	expect(firstFigures({})).toMatchObject({ subject: 'A new HiLux', price: 33_990, balloon: 0 });
	expect(firstFigures({ car_types: ['used'] })).toMatchObject({ subject: 'A used HiLux', price: 30_990 });
});

test.each([
	['a badge that is not in stock', { badges: ['GR Sport'] }, 'hilux', STOCK],
	['new vehicles where only used ones are in stock', {}, 'hilux', STOCK.slice(1, 2)],
	['no model', {}, null, STOCK],
])('an offer for %s has no figure', (_, finance, model, stock) => {
	expect(firstFigures(finance, model, stock)).toBeNull();
});

test.each([
	[{ months: 48, final_payment_percent: 45 }, 'over 4 years with a final payment of 45% of the price'],
	[{ months: 36 }, 'over 3 years'],
	[{ months: 12 }, 'over 1 year'],
	[{ months: 42 }, 'over 3.5 years'],
])('beside every figure of an offer is the loan that its rate is for', (finance, loan) => {
	expect(calculatorWith(finance)?.terms.warning).toBe(
		`${COMPARISON_WARNING} This offer’s rate is for a loan ${loan}: for any other, ask us for the rate.`,
	);
});
