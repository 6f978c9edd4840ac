import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEnded, type VehicleState } from '../vehicle/state/vehicle-state.ts';
import { bestFirst } from './best-first.ts';
import { type CarFacts, changeOf } from './saved-car-change.ts';

const STATES: readonly VehicleState[] = ['available', 'coming-soon', 'deposit-taken', 'sold', 'unavailable'];
const facts = fc.record<CarFacts>({
	price: fc.option(fc.integer({ min: 1, max: 500_000 })),
	state: fc.constantFrom(...STATES),
});
const dollars = fc.integer({ min: 1, max: 500_000 });
const percent = fc.double({ min: 0.1, max: 50, noNaN: true });
const at = (price: number | null, state: VehicleState = 'available'): CarFacts => ({ price, state });

test.each([
	['a drop of the threshold', at(50_000), at(49_000), 'price-drop'],
	['a smaller drop', at(50_000), at(49_001), undefined],
	['a rise', at(50_000), at(51_000), undefined],
	['a price that is shown for the first time', at(null), at(51_000), undefined],
	['a price that is no longer shown', at(50_000), at(null), undefined],
	['the same facts', at(50_000), at(50_000), undefined],
	['a deposit', at(50_000), at(50_000, 'deposit-taken'), 'deposit-taken'],
	['a deposit on a cheaper vehicle', at(50_000), at(40_000, 'deposit-taken'), 'deposit-taken'],
	['a sale', at(50_000), at(50_000, 'sold'), 'sold'],
	['a sale after a deposit', at(50_000, 'deposit-taken'), at(null, 'sold'), 'sold'],
	['a deposit on a sold vehicle', at(50_000, 'sold'), at(50_000, 'deposit-taken'), undefined],
	['a vehicle removed from the stock', at(50_000), at(50_000, 'unavailable'), 'unavailable'],
	['a sold vehicle removed from the stock', at(50_000, 'sold'), at(50_000, 'unavailable'), undefined],
	['a removed vehicle that turns out sold', at(50_000, 'unavailable'), at(50_000, 'sold'), undefined],
	['a deposit returned', at(50_000, 'deposit-taken'), at(50_000), 'back-on-sale'],
	['a sold vehicle back for more', at(50_000, 'sold'), at(52_000), 'back-on-sale'],
	['an announced vehicle that arrives', at(50_000, 'coming-soon'), at(50_000), undefined],
	['an announced vehicle that gets cheaper', at(50_000, 'coming-soon'), at(45_000), 'price-drop'],
])('%s', (_name, then, now, kind) => {
	expect(changeOf(then, now, 2)?.kind).toBe(kind);
});

test('a change that was sent is not sent again', () => {
	fc.assert(
		fc.property(facts, facts, percent, (then, now, least) => {
			if (changeOf(then, now, least)) expect(changeOf(now, now, least)).toBeNull();
		}),
	);
});

test('a price drop is at least the threshold, of a vehicle that can be bought', () => {
	fc.assert(
		fc.property(facts, facts, percent, (then, now, least) => {
			if (changeOf(then, now, least)?.kind !== 'price-drop') return;
			expect(isEnded(now.state)).toBe(false);
			expect(1 - Number(now.price) / Number(then.price)).toBeGreaterThanOrEqual(least / 100 - 0.0001);
		}),
	);
});

test('small drops add up: a price that falls by half in any steps is announced', () => {
	fc.assert(
		fc.property(fc.array(dollars), dollars, (prices, start) => {
			let announced = at(start * 2);
			let tellings = 0;
			for (const price of [...prices, start]) {
				if (!changeOf(announced, at(price), 10)) continue;
				announced = at(price);
				tellings += 1;
			}
			expect(tellings).toBeGreaterThan(0);
			expect(start).toBeGreaterThan(Number(announced.price) * 0.899);
		}),
	);
});

test('a vehicle that is no longer available and then comes back is announced both times', () => {
	fc.assert(
		fc.property(
			fc.constantFrom<VehicleState>('deposit-taken', 'sold', 'unavailable'),
			dollars,
			(state, price) => {
				expect(changeOf(at(price), at(price, state), 2)?.kind).toBe(state);
				expect(changeOf(at(price, state), at(price), 2)?.kind).toBe('back-on-sale');
			},
		),
	);
});

test('changes of available vehicles come first, the largest saving before smaller ones', () => {
	const change = (kind: 'price-drop' | 'back-on-sale' | 'sold', price_then: number, price_now: number) => ({
		kind,
		price_then,
		price_now,
	});
	const small = change('price-drop', 100_000, 97_000);
	const large = change('price-drop', 20_000, 18_000);
	const back = change('back-on-sale', 20_000, 20_000);
	const sold = change('sold', 20_000, 20_000);
	expect(bestFirst([sold, small, back, large])).toEqual([large, small, back, sold]);
});
