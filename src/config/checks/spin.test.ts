import { expect, test } from 'vitest';
import { aParsedDealer, problemsWith } from '../../../tests/fixtures/config/a-dealer.ts';
import { findingsFor } from '../../../tests/fixtures/config/run-check.ts';
import { lawfulSpin } from './spin.ts';
import { startsBeforeExpiring } from './windows.ts';

const prize = {
	id: 'van',
	name: 'Van hire',
	label: 'Van',
	value: 4000,
	weight: 1,
	stock: 3,
	claim: 'Ring us.',
};
const spin = {
	promotion: 'summer',
	starts: '2026-11-01T09:00:00+11:00',
	expires: '2027-01-31T17:00:00+11:00',
	claim_by: '2027-02-28',
	states: ['vic' as const],
	terms_page: '/pages/terms',
	prizes: [prize],
	no_prize_weight: 99,
};

const findingsWith = (change: object) =>
	findingsFor(lawfulSpin, aParsedDealer({ features: { spin_to_win: { ...spin, ...change } } }));

test('a spin to win needs the permits of the states whose threshold its prizes are above (resolution 178)', () => {
	expect(findingsWith({})).toEqual([]);
	expect(findingsWith({ states: ['vic', 'nsw', 'act'], permits: { act: 'ACT TP 26/00001' } })).toEqual([
		'features.spin_to_win.permits.nsw: is missing: for prizes worth more than $10000, here $12000, the state asks for the number of an approval: authority (Community Gaming Act 2018 (NSW)). Enter it, make the prizes fewer, or take nsw out of states',
	]);
	expect(findingsWith({ states: ['nsw'], prizes: [{ ...prize, stock: 2 }] })).toEqual([]);
});

test('a spin to win is claimed after its end, by prizes with different names', () => {
	expect(findingsWith({ claim_by: '2027-01-30' })).toEqual([
		'features.spin_to_win.claim_by: expected a day on or after the last day to spin',
	]);
	expect(findingsWith({ prizes: [prize, prize] })).toEqual([
		'features.spin_to_win.prizes[1].id: van is the id of another prize already',
	]);
});

test.each([
	['no terms', 'terms_page'],
	['no end', 'expires'],
	['no last day of claims', 'claim_by'],
	['no states', 'states'],
	['no prizes', 'prizes'],
])('a spin to win with %s is refused (PROMO-017, resolution 178)', (_, missing) => {
	const { [missing]: _left_out, ...others } = spin as Record<string, unknown>;
	expect(problemsWith({ features: { spin_to_win: spin } })).toEqual([]);
	expect(problemsWith({ features: { spin_to_win: others } })).toEqual([
		expect.stringMatching(new RegExp(`^features\\.spin_to_win\\.${missing}: `)),
	]);
});

test('a spin to win that ends before it starts is refused', () => {
	const dealer = aParsedDealer({
		features: { spin_to_win: { ...spin, expires: '2026-10-31T17:00:00+11:00' } },
	});
	expect(findingsFor(startsBeforeExpiring, dealer)).toEqual([
		expect.stringMatching(/^features\.spin_to_win: /),
	]);
});
