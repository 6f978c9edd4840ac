import { expect, test } from 'vitest';
import { ENDED_LABELS, endedMessage, isEnded, stateOf } from './vehicle-state.ts';

test.each([
	{ status: 'in_stock', sold: false, state: 'available', label: null },
	{ status: 'coming_soon', sold: false, state: 'coming-soon', label: null },
	{ status: 'sold', sold: false, state: 'sold', label: 'Sold' },
	{ status: 'in_stock', sold: true, state: 'sold', label: 'Sold' },
	{ status: 'withdrawn', sold: true, state: 'sold', label: 'Sold' },
	{ status: 'deposit_taken', sold: false, state: 'deposit-taken', label: 'Deposit taken' },
	{ status: 'under_deposit', sold: false, state: 'deposit-taken', label: 'Deposit taken' },
	{ status: 'withdrawn', sold: false, state: 'unavailable', label: 'No longer available' },
	{ status: 'at_auction', sold: false, state: 'unavailable', label: 'No longer available' },
	{ status: '', sold: false, state: 'unavailable', label: 'No longer available' },
] as const)('status "$status" with sold $sold is $state (SOLD-001, SOLD-002)', ({ state, label, ...row }) => {
	expect(stateOf(row)).toBe(state);
	expect(isEnded(state) ? ENDED_LABELS[state] : null).toBe(label);
});

test.each([
	['sold', 'Sorry, this caravan has been sold.'],
	['deposit-taken', 'A deposit has been taken on this caravan.'],
	['unavailable', 'Sorry, this caravan is no longer available.'],
] as const)('the page of a vehicle that is %s has the text "%s"', (state, message) => {
	expect(endedMessage(state, 'caravan')).toBe(message);
});
