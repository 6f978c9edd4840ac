import { expect, test } from 'vitest';
import type { ValuationAnswer } from '../../../src/api/trade-in/valuation.ts';
import type { VehicleLookupAnswer } from '../../../src/api/trade-in/vehicle-lookup.ts';
import { createStore } from '../../../src/lead-api/store/create-store.ts';
import { openSqlite } from '../../../src/lead-api/store/database/sqlite.ts';
import { chosenServices } from '../../../src/lead-api/trade-in/chosen-services.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { type AutoGrabManner, autoGrabServer, GOLF_PLATE } from '../../fixtures/leads/autograb-server.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

const ANSWERS = { body: 'normal', tyres: 'good', service_history: 'full', accident: 'no' };

/** The lead API of a dealer with AutoGrab, and the server it calls. */
async function dealerWithAutoGrab(mannerOf?: (attempt: number) => AutoGrabManner) {
	const server = await autoGrabServer(mannerOf);
	const { trade_in } = apiSite();
	if (!trade_in) throw new Error('the fixture takes trade-ins');
	const site = apiSite({
		trade_in: { ...trade_in, lookup: server.service, valuation: server.service, has_samples: false },
	});
	const store = await createStore(openSqlite(':memory:'));
	const tradeIn = chosenServices({
		store,
		secret: 'a secret of the tests, thirty-two long',
		env: { COAST_AUTOGRAB_KEY: 'sec_test' },
		log: () => undefined,
		now: () => SERVICE_NOW,
		times: { timeoutMs: 60_000, retryMs: 1, breakMs: 30_000 },
	});
	const { call } = await leadService([site], { store, tradeIn });
	const post = async <Answer>(path: string, json: object) => {
		const response = await call(path, { json });
		expect(response.status).toBe(200);
		return (await response.json()) as Answer;
	};
	return {
		asked: server.asked,
		lookUp: () => post<VehicleLookupAnswer>('/api/trade-in/vehicle', { rego: GOLF_PLATE, regoState: 'VIC' }),
		value: (json: object) =>
			post<ValuationAnswer>('/api/trade-in/valuation', { kms: 40_000, adjustmentAnswers: ANSWERS, ...json }),
		adjust: (json: object) => post<ValuationAnswer>('/api/trade-in/adjustments', json),
		post,
		[Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
	};
}

test('a plate finds AutoGrab’s vehicle, and its trade price with the answers about its condition gives the estimate', async () => {
	await using dealer = await dealerWithAutoGrab();
	const found = await dealer.lookUp();
	if (found.status !== 'found') throw new Error(found.status);
	expect(found.vehicle).toMatchObject({ title: '2021 Volkswagen Golf 110TSI Life', is_sample: false });
	const valued = await dealer.value({ id: found.vehicle.id });
	expect(valued).toMatchObject({ status: 'estimated', offer_price: 23_300, upper_price: 25_900 });
	if (valued.status !== 'estimated') return;
	expect(valued.reasons.map(({ label, amount }) => [label, amount])).toEqual([
		['2021 Volkswagen Golf 110TSI Life', 24_000],
		['Paint and panels', 0],
		['Tyres', 0],
		['Service history', 600],
	]);
});

test('other answers change the estimate without another paid call, and other kilometres need one', async () => {
	await using dealer = await dealerWithAutoGrab();
	const found = await dealer.lookUp();
	if (found.status !== 'found') throw new Error(found.status);
	const first = await dealer.value({ id: found.vehicle.id });
	const worn = await dealer.adjust({ id: first.id, adjustmentAnswers: { tyres: 'worn' } });
	expect(dealer.asked).toHaveLength(2);
	expect(worn).toMatchObject({ status: 'estimated', offer_price: 22_500 });
	const driven = await dealer.adjust({ id: worn.id, adjustmentAnswers: {}, kms: 60_000 });
	expect(dealer.asked).toHaveLength(3);
	expect(driven).toMatchObject({ status: 'estimated', offer_price: 21_600 });
});

test('no paid call is made for a vehicle above the limits or for a caravan', async () => {
	await using dealer = await dealerWithAutoGrab();
	const typed = { make: 'Jayco', model: 'Journey', year: 2023 };
	expect(await dealer.value({ ...typed, item_type: 'caravan', kms: 0 })).toMatchObject({
		reason: 'no_prices',
	});
	expect(await dealer.value({ ...typed, year: 2015 })).toMatchObject({ reason: 'age' });
	expect(dealer.asked).toEqual([]);
});

test('while AutoGrab cannot be reached the shopper enters the vehicle by hand, and the lead is complete', async () => {
	await using dealer = await dealerWithAutoGrab(() => 503);
	expect(await dealer.lookUp()).toEqual({
		status: 'by_hand',
		message:
			'We can’t look up number plates right now. Please enter the make, model and year, or call (03) 5223 1111.',
	});
	const valued = await dealer.value({ make: 'Volkswagen', model: 'Golf', year: 2021 });
	expect(valued).toMatchObject({ status: 'by_hand', reason: 'no_prices' });
	const sent = await dealer.post<{ lead_id: string }>('/api/leads', {
		submission_id: 'attempt-by-hand',
		category: 'Trade In',
		isLastStep: true,
		id: valued.id,
		own_make: 'Volkswagen',
		own_model: 'Golf',
		own_year: 2021,
		kms: 40_000,
		name: 'Jo Citizen',
		email: 'jo@example.com',
		phone: '0412 345 678',
		location_id: '11',
		terms_conditions: true,
	});
	expect(sent.lead_id).toMatch(/\w/);
});

test('a vehicle that was found gets no estimate when AutoGrab then cannot be reached', async () => {
	await using dealer = await dealerWithAutoGrab((attempt) => (attempt === 1 ? 'answer' : 'hang up'));
	const found = await dealer.lookUp();
	if (found.status !== 'found') throw new Error(found.status);
	expect(await dealer.value({ id: found.vehicle.id })).toMatchObject({
		status: 'by_hand',
		reason: 'unavailable',
		message: 'Our online valuation isn’t available right now.',
	});
});
