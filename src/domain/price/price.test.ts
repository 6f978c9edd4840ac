import { describe, expect, test } from 'vitest';
import {
	currentPrice,
	type DisplayedPrice,
	displayedPrice,
	isUnlabelled,
	listedAmount,
	type PricedVehicle,
	type PriceSettings,
	priceTypeOf,
	shownPrice,
} from './price.ts';

const SETTINGS: PriceSettings = {
	subscription_offered: true,
	no_price_text: 'Enquire for price.',
	default_price_types: { new: 'drive_away', demo: 'drive_away', used: null },
};

/** A used vehicle whose feed names only what a row is about. */
function priced(fields: Partial<PricedVehicle> = {}): PricedVehicle {
	return {
		price: null,
		before_price: null,
		offer_price: null,
		subscription_price: null,
		preorder: false,
		price_type: 'drive_away',
		car_type: 'used',
		...fields,
	};
}

const ASK: DisplayedPrice = { kind: 'ask', text: 'Enquire for price.' };

const listed = (amount: number, { reduced = false, was = null as number | null } = {}): DisplayedPrice => ({
	kind: 'listed',
	listed: { amount, type: 'drive_away', reduced, was },
});

describe('the price a vehicle shows (CARD-026 to CARD-032)', () => {
	test.each<{ name: string; fields: Partial<PricedVehicle>; expected: DisplayedPrice }>([
		{ name: 'a list price of $11 is shown', fields: { price: 11 }, expected: listed(11) },
		{ name: 'a list price of $10.01 is shown', fields: { price: 10.01 }, expected: listed(10.01) },
		{ name: 'a list price of $10 does not count as a price', fields: { price: 10 }, expected: ASK },
		{ name: 'a list price of $0 does not count as a price', fields: { price: 0 }, expected: ASK },
		{ name: 'a negative list price does not count as a price', fields: { price: -20_000 }, expected: ASK },
		{ name: 'no price at all', fields: {}, expected: ASK },
		{
			name: 'an offer below the list price is shown as reduced',
			fields: { price: 20_000, offer_price: 19_950 },
			expected: listed(19_950, { reduced: true }),
		},
		{
			name: 'an offer equal to the list price is not reduced',
			fields: { price: 20_000, offer_price: 20_000 },
			expected: listed(20_000),
		},
		{
			name: 'an offer above the list price is shown, and is not reduced',
			fields: { price: 20_000, offer_price: 20_001 },
			expected: listed(20_001),
		},
		{
			name: 'an offer without a list price is not reduced',
			fields: { offer_price: 19_000 },
			expected: listed(19_000),
		},
		{
			name: 'an offer of $11 beats the list price',
			fields: { price: 20_000, offer_price: 11 },
			expected: listed(11, { reduced: true }),
		},
		{
			name: 'an offer of $10 does not count',
			fields: { price: 20_000, offer_price: 10 },
			expected: listed(20_000),
		},
		{
			name: 'a subscription of $1 beats the list price, which is below it',
			fields: { price: 20_000, subscription_price: 1 },
			expected: {
				kind: 'subscription',
				amount: 1,
				listed: { amount: 20_000, type: 'drive_away', reduced: false, was: null },
			},
		},
		{
			name: 'a subscription of $0 does not count',
			fields: { price: 20_000, subscription_price: 0 },
			expected: listed(20_000),
		},
		{
			name: 'a subscription needs no other price',
			fields: { subscription_price: 150 },
			expected: { kind: 'subscription', amount: 150, listed: null },
		},
		{
			name: 'a preorder vehicle with a price shows the price',
			fields: { preorder: true, price: 20_000 },
			expected: listed(20_000),
		},
		{
			name: 'a preorder vehicle without a price shows PREORDER',
			fields: { preorder: true, price: 10 },
			expected: { kind: 'preorder' },
		},
		{
			name: 'a preorder vehicle with a subscription shows the subscription',
			fields: { preorder: true, subscription_price: 150 },
			expected: { kind: 'subscription', amount: 150, listed: null },
		},
		{
			name: 'a price on application is not shown, whatever the feed says it is',
			fields: { price: 20_000, price_type: 'on_application' },
			expected: ASK,
		},
	])('$name', ({ fields, expected }) => {
		expect(displayedPrice(priced(fields), SETTINGS)).toEqual(expected);
	});

	test('a site without subscriptions shows the price to buy', () => {
		const vehicle = priced({ price: 20_000, subscription_price: 150 });
		expect(displayedPrice(vehicle, { ...SETTINGS, subscription_offered: false })).toEqual(listed(20_000));
	});

	test("the text for no price is the dealer's", () => {
		const settings = { ...SETTINGS, no_price_text: 'Call us.' };
		expect(displayedPrice(priced(), settings)).toEqual({ kind: 'ask', text: 'Call us.' });
	});
});

describe('the was-price (CARD-033)', () => {
	test.each([
		{ name: 'above the list price', fields: { price: 20_000, before_price: 20_050 }, was: 20_050 },
		// Buyers do not count '$0 less' and '$30 less' as reductions.
		{ name: 'above it by less than $50', fields: { price: 20_000, before_price: 20_049.99 }, was: null },
		{ name: 'equal to the list price', fields: { price: 20_000, before_price: 20_000 }, was: null },
		{ name: 'below the list price', fields: { price: 20_000, before_price: 19_999 }, was: null },
		{ name: 'unknown', fields: { price: 20_000, before_price: null }, was: null },
		{
			name: 'between the offer and the list price',
			fields: { price: 20_000, offer_price: 18_000, before_price: 19_000 },
			was: 19_000,
		},
		{
			name: 'equal to the offer',
			fields: { price: 20_000, offer_price: 18_000, before_price: 18_000 },
			was: null,
		},
	])('before_price $name', ({ fields, was }) => {
		expect(displayedPrice(priced(fields), SETTINGS)).toMatchObject({ kind: 'listed', listed: { was } });
	});

	test('before_price is hidden without a price', () => {
		expect(displayedPrice(priced({ before_price: 25_000 }), SETTINGS)).toEqual(ASK);
	});

	test('before_price is hidden with a subscription (resolution 52)', () => {
		const vehicle = priced({ price: 20_000, before_price: 25_000, subscription_price: 150 });
		expect(displayedPrice(vehicle, SETTINGS)).toMatchObject({ kind: 'subscription', listed: { was: null } });
	});
});

describe('a price without a price type (resolution 211)', () => {
	test.each([
		{ car_type: 'new', price_type: null, type: 'drive_away', shown: true },
		{ car_type: 'demo', price_type: null, type: 'drive_away', shown: true },
		{ car_type: 'used', price_type: null, type: null, shown: false },
		{ car_type: 'used', price_type: 'excl_government_charges', type: 'excl_government_charges', shown: true },
		{ car_type: 'new', price_type: 'estimated_drive_away', type: 'estimated_drive_away', shown: true },
	] as const)('$car_type with $price_type', ({ car_type, price_type, type, shown }) => {
		const vehicle = priced({ price: 20_000, car_type, price_type });
		expect(priceTypeOf(vehicle, SETTINGS.default_price_types)).toBe(type);
		expect(isUnlabelled(vehicle, SETTINGS.default_price_types)).toBe(!shown);
		expect(displayedPrice(vehicle, SETTINGS)).toEqual(
			shown ? { kind: 'listed', listed: { amount: 20_000, type, reduced: false, was: null } } : ASK,
		);
	});

	test('a vehicle without a price has no price-type label', () => {
		const vehicle = priced({ price: 10, price_type: null });
		expect(isUnlabelled(vehicle, SETTINGS.default_price_types)).toBe(false);
	});

	test('an unlabelled preorder vehicle shows PREORDER', () => {
		const vehicle = priced({ price: 20_000, price_type: null, preorder: true });
		expect(displayedPrice(vehicle, SETTINGS)).toEqual({ kind: 'preorder' });
	});
});

describe('the price that counts for search, sorting and finance (resolution 22)', () => {
	test.each<{ name: string; fields: Partial<PricedVehicle>; expected: number | null }>([
		{ name: 'the offer', fields: { price: 20_000, offer_price: 11 }, expected: 11 },
		{
			name: 'the list price when the offer price does not count',
			fields: { price: 20_000, offer_price: 10 },
			expected: 20_000,
		},
		{
			name: 'the offer although it is dearer',
			fields: { price: 20_000, offer_price: 21_000 },
			expected: 21_000,
		},
		{ name: 'never the subscription', fields: { subscription_price: 150 }, expected: null },
		{ name: 'nothing at $10', fields: { price: 10 }, expected: null },
		{ name: 'nothing a visitor may not see', fields: { price: 20_000, price_type: null }, expected: null },
		{
			name: 'nothing where the price is on application',
			fields: { price: 20_000, price_type: 'on_application' },
			expected: null,
		},
		{
			name: "the price under the dealer's own label",
			fields: { price: 20_000, price_type: null, car_type: 'new' },
			expected: 20_000,
		},
	])('$name', ({ fields, expected }) => {
		expect(shownPrice(priced(fields), SETTINGS.default_price_types)).toBe(expected);
		expect(listedAmount(displayedPrice(priced(fields), SETTINGS))).toBe(expected);
	});
});

test('the current price is known even where it is not shown', () => {
	expect(currentPrice(priced({ price: 20_000, price_type: null }))).toBe(20_000);
	expect(currentPrice(priced({ price: 10, offer_price: 10 }))).toBeNull();
});
