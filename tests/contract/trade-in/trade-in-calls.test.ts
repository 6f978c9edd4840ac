import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import type { ValuationAnswer } from '../../../src/api/trade-in/valuation.ts';
import type { FoundVehicle, VehicleLookupAnswer } from '../../../src/api/trade-in/vehicle-lookup.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';

const GOOD_ANSWERS = { body: 'normal', tyres: 'good', service_history: 'full', accident: 'no' };
const MAZDA = { make: 'Mazda', model: 'CX-5', year: 2023, kms: 40_000 };

/** The site of a dealer with other settings for trade-ins. */
function siteWith(change: Partial<NonNullable<ApiSite['trade_in']>>): ApiSite {
	const { trade_in } = apiSite();
	if (!trade_in) throw new Error('the fixture takes trade-ins');
	return apiSite({ trade_in: { ...trade_in, ...change } });
}

const answerOf = async <Answer>(response: Response) => {
	expect(response.status).toBe(200);
	return (await response.json()) as Answer;
};
const problemsOf = async (response: Response) => {
	expect(response.status).toBe(422);
	return ProblemSchema.parse(await response.json()).problems;
};
const lookUp = ({ call }: LeadService, json: object) => call('/api/trade-in/vehicle', { json });
const value = async ({ call }: LeadService, json: object) =>
	answerOf<ValuationAnswer>(await call('/api/trade-in/valuation', { json }));

async function found(service: LeadService, rego: string): Promise<FoundVehicle> {
	const answer = await answerOf<VehicleLookupAnswer>(await lookUp(service, { rego, regoState: 'VIC' }));
	if (answer.status !== 'found') throw new Error(`${rego} is ${answer.status}`);
	return answer.vehicle;
}

test('a plate of its state finds a vehicle marked as a sample, however it is typed (LEADAPI-005, TRADEIN-007, TRADEIN-022)', async () => {
	const service = await leadService();
	const vehicle = await found(service, '1ab 2cd');
	expect(vehicle).toMatchObject({ item_type: 'car', is_sample: true });
	expect(vehicle.title).toContain(`${vehicle.year} ${vehicle.make} ${vehicle.model}`);
	expect({ ...(await found(service, '1AB2CD')), id: vehicle.id }).toEqual(vehicle);
});

test('an unknown plate is answered with how to continue, and the state that its format belongs to', async () => {
	const service = await leadService();
	const answer = await answerOf(await lookUp(service, { rego: '1ABC 123', regoState: 'VIC' }));
	expect(answer).toEqual({
		status: 'unknown',
		message:
			'We can’t find 1ABC 123 in Victoria. It looks like a plate from Western Australia. Check both, enter the vehicle yourself, or call (03) 5223 1111.',
	});
});

test('without a register, or where samples may not be shown, the shopper continues by hand', async () => {
	for (const change of [{ lookup: { provider: 'by_hand' as const } }, { has_samples: false }]) {
		const service = await leadService([siteWith(change)]);
		const answer = await answerOf(await lookUp(service, { rego: '1AB2CD', regoState: 'VIC' }));
		expect(answer).toMatchObject({
			status: 'by_hand',
			message: expect.stringContaining('make, model and year'),
		});
	}
});

test.each([
	{ what: 'an empty plate', json: { rego: ' ', regoState: 'VIC' }, field: 'rego' },
	{ what: 'a script for a plate', json: { rego: '<script>alert(1)', regoState: 'VIC' }, field: 'rego' },
	{ what: 'another country', json: { rego: '1AB2CD', regoState: 'Fiji' }, field: 'regoState' },
])('$what is a problem of its field', async ({ json, field }) => {
	const problems = await problemsOf(await lookUp(await leadService(), json));
	expect(problems.map((problem) => problem.field)).toEqual([field]);
	expect(problems[0]?.message).toMatch(/^Please/);
});

test('a vehicle is valued: a range, its reasons add up to the middle, held for the dealer’s days (TRADEIN-023, TRADEIN-024)', async () => {
	const answer = await value(await leadService(), { ...MAZDA, adjustmentAnswers: GOOD_ANSWERS });
	if (answer.status !== 'estimated') throw new Error(answer.message);
	const { offer_price, upper_price, reasons, held_until } = answer;
	const middle = reasons.reduce((sum, { amount }) => sum + amount, 0);
	expect(offer_price).toBeLessThan(middle);
	expect(upper_price).toBeGreaterThan(middle);
	expect(Math.abs((offer_price + upper_price) / 2 - middle)).toBeLessThanOrEqual(100);
	expect(reasons.map(({ label }) => label)).toContain('Service history');
	// Friday the 20th in Melbourne, and seven days.
	expect(held_until).toBe('2026-11-27');
});

test.each([
	{ what: 'seven years and 100,000 km', change: { year: 2019, kms: 100_000 }, status: 'estimated' },
	{ what: 'eight years', change: { year: 2018 }, status: 'by_hand', reason: 'age' },
	{ what: '100,001 km', change: { kms: 100_001 }, status: 'by_hand', reason: 'kms' },
	{ what: 'an accident', answers: { accident: 'yes' }, status: 'by_hand', reason: 'condition' },
	{ what: 'a motorcycle', change: { item_type: 'motorcycle' }, status: 'by_hand', reason: 'no_prices' },
	{
		what: 'a caravan of any age',
		change: { item_type: 'caravan', year: 2009, kms: 0 },
		status: 'by_hand',
		reason: 'no_prices',
	},
])('$what: $status (TRADEIN-030)', async ({ change = {}, answers = {}, ...expected }) => {
	const { what: _, ...outcome } = expected;
	const adjustmentAnswers = { ...GOOD_ANSWERS, ...answers };
	const answer = await value(await leadService(), { ...MAZDA, ...change, adjustmentAnswers });
	expect(answer).toMatchObject(outcome);
	expect(answer.id).toMatch(/^valuation_/);
});

test('a dealer who values every vehicle in person gives that reason even for an old vehicle', async () => {
	const service = await leadService([siteWith({ valuation: { provider: 'by_hand' } })]);
	const answer = await value(service, { ...MAZDA, year: 2009, adjustmentAnswers: GOOD_ANSWERS });
	expect(answer).toMatchObject({ status: 'by_hand', reason: 'dealer' });
});

test('other answers give another valuation, and the first one stays (LEADAPI-004, TRADEIN-021)', async () => {
	const service = await leadService();
	const first = await value(service, { ...MAZDA, adjustmentAnswers: GOOD_ANSWERS });
	const json = { id: first.id, adjustmentAnswers: { tyres: 'worn' } };
	const second = await answerOf<ValuationAnswer>(await service.call('/api/trade-in/adjustments', { json }));
	if (first.status !== 'estimated' || second.status !== 'estimated') throw new Error('not estimated');
	expect(second.id).not.toBe(first.id);
	expect(second.offer_price).toBeLessThan(first.offer_price);
	expect(
		await service.call('/api/trade-in/adjustments', { json: { ...json, id: 'valuation_x' } }),
	).toMatchObject({
		status: 404,
	});
});

test('a found vehicle is valued by its id, for seven days, at its own dealer only', async () => {
	const other = apiSite({ slug: 'bay', hosts: ['www.bay.example'] });
	const service = await leadService([apiSite(), other]);
	const { id } = await found(service, '1AB2CD');
	const json = { id, kms: 10_000, adjustmentAnswers: GOOD_ANSWERS };
	const ask = (host?: string) => service.call('/api/trade-in/valuation', { json, ...(host && { host }) });
	expect((await ask()).status).toBe(200);
	expect((await ask('www.bay.example')).status).toBe(404);
	service.setNow(new Date('2026-11-28T00:00:01Z'));
	expect((await ask()).status).toBe(404);
});

test.each([
	{ what: 'the year 1899', change: { year: 1899 }, field: 'year' },
	{ what: 'next year', change: { year: 2027 }, field: 'year' },
	{ what: '12,000,000 km', change: { kms: 12_000_000 }, field: 'kms' },
	{ what: 'no make', change: { make: '' }, field: 'make' },
	{ what: 'an unanswered question', answers: { tyres: 'shiny' }, field: 'adjustmentAnswers.tyres' },
])('$what is a problem of its field', async ({ change = {}, answers = {}, field }) => {
	const json = { ...MAZDA, ...change, adjustmentAnswers: { ...GOOD_ANSWERS, ...answers } };
	const { call } = await leadService();
	const problems = await problemsOf(await call('/api/trade-in/valuation', { json }));
	expect(problems.map((problem) => problem.field)).toEqual([field]);
});
