import { expect, test } from 'vitest';
import { priceText } from '../card/price-block.ts';
import { LENDERS } from '../finance/providers.ts';
import { factsAt } from './facts-at.ts';
import type { VehicleState } from './state/vehicle-state.ts';
import { changedFacts, type VehicleFacts } from './vehicle-facts.ts';

const sum = (now: string) => ({
	...{ now, isSum: true, per: null, type: 'Drive away', was: null, saving: null, buy: null },
});

const facts: VehicleFacts = {
	slug: 'car-1',
	title: '2024 Toyota Kluger GX',
	subtitle: 'Graphite, used',
	state: 'available',
	reserved: false,
	stock_version: 100,
	picture: { url: '/a.jpg', srcset: null, width: 4, height: 3, alt: '' },
	price: sum('$20,000'),
	estimate: [['Comparison rate', '9.36% p.a.']],
	conditions: 'WARNING',
	loan: { terms: LENDERS.manual, known: { price: 20_000, deposit: 0, years: 5, balloon: 0 } },
	estimate_until: 1000,
	key_facts: [['Odometer', '18,200 km']],
	registration: null,
	summary: [],
	specifications: [],
	features: [],
	comments: ['One owner.'],
	phone: '(07) 5550 1234',
	location: null,
	small: 'Stock 1',
	enquire: 'Enquire',
	saved: null,
	print: true,
	purchase: null,
};

/** The facts after a change of the record to a state and a price. */
function after({ version = 101, state = 'available' as VehicleState, given = facts } = {}): VehicleFacts {
	return changedFacts(given, { stock_version: version, reserved: true }, { state, price: sum('$18,500') });
}

const NO_ESTIMATE = { estimate: [], conditions: null, loan: null, estimate_until: null };

test('a newer record changes price and reservation, and leaves out the repayment for the price before', () => {
	expect(after()).toEqual({
		...{ ...facts, ...NO_ESTIMATE },
		...{ stock_version: 101, price: sum('$18,500'), reserved: true },
	});
});

test('a newer record with the same price keeps the repayment', () => {
	const given = { ...facts, price: sum('$18,500') };
	expect(after({ given })).toEqual({ ...given, stock_version: 101, reserved: true });
});

test('an estimate is shown until the last moment of its terms', () => {
	expect(factsAt(facts, 1000)).toBe(facts);
	expect(factsAt(facts, 1001)).toEqual({ ...facts, ...NO_ESTIMATE });
	const endless = { ...facts, estimate_until: null };
	expect(factsAt(endless, Number.MAX_SAFE_INTEGER)).toBe(endless);
});

test.each([
	{ plate: 'ABC 123', after: [['Registration', 'ABC 123']] },
	{ plate: '', after: [] },
])('a registration is said to expire until the day comes: $plate', ({ plate, after: then }) => {
	const expiry = 'Expires on 16 Jun 2026';
	const text = [plate, expiry].filter(Boolean).join(', ');
	const given: VehicleFacts = {
		...facts,
		estimate_until: null,
		key_facts: [...facts.key_facts, ['Registration', text]],
		registration: { plate, until: 1000 },
	};
	expect(factsAt(given, 1000)).toBe(given);
	expect(factsAt(given, 1001).key_facts).toEqual([...facts.key_facts, ...then]);
});

test.each([
	{ name: 'the same version', version: 100, given: facts },
	{ name: 'an older version', version: 99, given: facts },
	{ name: 'a site without live updates', version: 101, given: { ...facts, stock_version: null } },
	{ name: 'a vehicle sold before the build', version: 101, given: { ...facts, state: 'sold' as const } },
])('$name changes nothing', ({ version, given }) => {
	expect(after({ version, given })).toBe(given);
});

test('a vehicle sold since the build has no price, estimate, comments or enquiry, but keeps its description', () => {
	expect(after({ state: 'sold' })).toEqual({
		...facts,
		...{ state: 'sold', stock_version: 101, price: null, reserved: false },
		...NO_ESTIMATE,
		...{ comments: [], enquire: null },
	});
});

test('a vehicle that is no longer shown is no longer available', () => {
	const gone = changedFacts(facts, { stock_version: 101, reserved: false }, null);
	expect(gone).toMatchObject({ state: 'unavailable', price: null, enquire: null });
});

test.each([
	{ name: 'a sum', price: sum('$20,000'), text: '$20,000, Drive away' },
	{
		name: 'a reduced sum',
		price: { ...sum('$20,000'), was: '$21,000', saving: '$1,000 less' },
		text: '$20,000 Was $21,000, Drive away · $1,000 less',
	},
	{
		name: 'a subscription',
		price: { ...sum('$329'), per: 'per week', type: 'Subscribe', buy: 'Or buy for $20,000' },
		text: '$329 per week, Subscribe, Or buy for $20,000',
	},
	{
		name: 'words in the place of a sum',
		price: { ...sum('Enquire for price.'), isSum: false, type: null },
		text: 'Enquire for price.',
	},
])('a price in one line: $name', ({ price, text }) => expect(priceText(price)).toBe(text));
