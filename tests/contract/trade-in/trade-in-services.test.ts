import { describe, expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import type { LogEntry } from '../../../src/lead-api/log.ts';
import { openSqlite } from '../../../src/lead-api/store/database/sqlite.ts';
import { storeOn } from '../../../src/lead-api/store/store-on.ts';
import { chosenServices } from '../../../src/lead-api/trade-in/chosen-services.ts';
import type { TradeInServices, VehicleToValue } from '../../../src/lead-api/trade-in/services.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { autoGrabServer, GOLF_PLATE, UNIDENTIFIED_PLATE } from '../../fixtures/leads/autograb-server.ts';

/** Longer than any answer takes on a busy machine. */
const TIMES = { timeoutMs: 60_000, retryMs: 1, breakMs: 30_000 };
const START = new Date('2026-11-20T00:00:00.000Z');
const GOLF = { rego: GOLF_PLATE, state: 'vic' } as const;

type Server = Awaited<ReturnType<typeof autoGrabServer>>;
type Service = NonNullable<ApiSite['trade_in']>['lookup'];

function siteWith(service: Service): ApiSite {
	const { trade_in } = apiSite();
	if (!trade_in) throw new Error('the fixture takes trade-ins');
	return apiSite({ trade_in: { ...trade_in, lookup: service, valuation: service } });
}

const freshStore = () => storeOn(openSqlite(':memory:'));

/** The services as the lead API opens them, with a clock to set. */
async function services(
	server: Server | null,
	{ key = 'sec_test', calls_per_day = 200, store = freshStore(), timeoutMs = TIMES.timeoutMs } = {},
) {
	const logged: LogEntry[] = [];
	let now = START;
	const site = siteWith(server ? { ...server.service, calls_per_day } : { provider: 'reference' });
	const chosen = chosenServices({
		store: await store,
		secret: 'a secret of the tests, thirty-two long',
		env: { COAST_AUTOGRAB_KEY: key },
		log: (entry) => logged.push(entry),
		now: () => now,
		times: { ...TIMES, timeoutMs },
	});
	return {
		lookUp: (plate: Parameters<TradeInServices['lookUp']>[0] = GOLF) => chosen.lookUp(plate, site),
		findPrice: (vehicle: VehicleToValue) => chosen.findPrice(vehicle, site),
		logged,
		pass: (ms: number) => {
			now = new Date(now.getTime() + ms);
		},
	};
}

async function foundVehicle({ lookUp }: Awaited<ReturnType<typeof services>>) {
	const found = await lookUp();
	if (found.status !== 'found') throw new Error(found.status);
	return { ...found.vehicle, kms: 40_000 };
}

/** What every provider of look-ups and valuations does. */
describe.each([
	{ name: 'reference', open: async () => null },
	{ name: 'autograb', open: () => autoGrabServer() },
])('the services of the provider $name', ({ open }) => {
	test('find a vehicle by its plate, the same one each time', async () => {
		await using server = await open();
		const { lookUp } = await services(server);
		const found = await lookUp();
		expect(found).toMatchObject({
			status: 'found',
			vehicle: { item_type: 'car', make: expect.stringMatching(/\w/), model: expect.stringMatching(/\w/) },
		});
		if (found.status !== 'found') return;
		const { year, make, model, title, facts } = found.vehicle;
		expect(title).toMatch(new RegExp(`^${year} ${make} ${model}`));
		expect(Number.isInteger(year)).toBe(true);
		expect(facts.length).toBeGreaterThan(0);
		for (const { label, value } of facts) expect([label, value]).not.toContain('');
		expect(await lookUp()).toEqual(found);
	});

	test('know that a plate is unknown', async () => {
		await using server = await open();
		const { lookUp } = await services(server);
		expect(await lookUp({ rego: '12ABCDE', state: 'vic' })).toEqual({ status: 'unknown' });
	});

	test('value a vehicle that was found: dollars, a source, and a margin', async () => {
		await using server = await open();
		const opened = await services(server);
		const priced = await opened.findPrice(await foundVehicle(opened));
		if (priced.status !== 'priced') throw new Error(priced.status);
		const { price, source, margin } = priced.typical;
		expect(price).toBeGreaterThan(1000);
		expect(price).toBeLessThan(200_000);
		expect(source).toMatch(/price/);
		expect(margin).toBeGreaterThan(0);
		expect(margin).toBeLessThan(0.3);
	});

	test('have no price for a vehicle they cannot identify', async () => {
		await using server = await open();
		const opened = await services(server);
		const typed = {
			...(await foundVehicle(opened)),
			make: 'Trabant',
			model: '601',
			variant: null,
			register_id: null,
		};
		expect(await opened.findPrice(typed)).toEqual({ status: 'no_prices' });
	});
});

test('AutoGrab is asked with the key, the state and the kilometres, and its answer becomes the vehicle', async () => {
	await using server = await autoGrabServer();
	const opened = await services(server);
	const vehicle = await foundVehicle(opened);
	expect(vehicle).toMatchObject({
		title: '2021 Volkswagen Golf 110TSI Life',
		variant: '110TSI Life',
		summary: '8, 1.4 petrol automatic',
		is_sample: false,
	});
	expect(vehicle.facts).toContainEqual({ label: 'Seats', value: '5' });
	expect(await opened.findPrice(vehicle)).toMatchObject({ typical: { price: 24_000, kms: null } });
	expect(server.asked).toEqual([
		{ path: '/v2/vehicles/registrations/1AB2CD?region=au&state=VIC', key: 'sec_test', body: null },
		{
			path: '/v2/valuations/predict',
			key: 'sec_test',
			body: { region: 'au', vehicle_id: '5233518187642880', kms: 40_000 },
		},
	]);
});

test('a plate whose vehicle AutoGrab cannot identify is unknown', async () => {
	await using server = await autoGrabServer();
	const { lookUp } = await services(server);
	expect(await lookUp({ rego: UNIDENTIFIED_PLATE, state: 'vic' })).toEqual({ status: 'unknown' });
});

test.each([
	{ manner: 500, attempts: 2, reason: 'it answered 500' },
	{ manner: 503, attempts: 2, reason: 'it answered 503' },
	{ manner: 429, attempts: 1, reason: 'it answered 429' },
	{ manner: 302, attempts: 2, reason: 'it gave no answer' },
	{ manner: 'hang up', attempts: 2, reason: 'it gave no answer' },
	{ manner: 'say nothing', attempts: 2, reason: 'it gave no answer (TimeoutError)' },
	{ manner: 'no JSON', attempts: 1, reason: 'its answer has another form' },
	{ manner: 'other form', attempts: 1, reason: 'its answer has another form: vehicle' },
] as const)(
	'a look-up at a service with $manner is given up after $attempts attempts',
	async ({ manner, attempts, reason }) => {
		await using server = await autoGrabServer(() => manner);
		const { lookUp, logged } = await services(server, manner === 'say nothing' ? { timeoutMs: 200 } : {});
		expect(await lookUp()).toEqual({ status: 'unavailable' });
		expect(server.asked).toHaveLength(attempts);
		expect(logged).toEqual([
			{
				level: 'warn',
				message: 'a look-up of a vehicle failed',
				dealer: 'coast',
				reason: expect.stringContaining(reason),
			},
		]);
		// Neither plate nor key is in the log.
		expect(JSON.stringify(logged)).not.toMatch(/1AB2CD|sec_test/);
	},
);

test('an attempt that fails once is repeated', async () => {
	await using server = await autoGrabServer((attempt) => (attempt === 1 ? 502 : 'answer'));
	const { lookUp, logged } = await services(server);
	expect(await lookUp()).toMatchObject({ status: 'found' });
	expect(logged).toEqual([]);
});

test('the price of another vehicle is no price for this one, and an unsure one is none', async () => {
	for (const [manner, status] of [
		['other vehicle', 'unavailable'],
		['unsure', 'no_prices'],
	] as const) {
		await using server = await autoGrabServer((attempt) => (attempt === 1 ? 'answer' : manner));
		const opened = await services(server);
		expect(await opened.findPrice(await foundVehicle(opened))).toEqual({ status });
	}
});

test('a price that does not come in time is given up after two attempts', async () => {
	await using server = await autoGrabServer((attempt) => (attempt === 1 ? 'answer' : 'say nothing'));
	const opened = await services(server, { timeoutMs: 1000 });
	expect(await opened.findPrice(await foundVehicle(opened))).toEqual({ status: 'unavailable' });
	expect(server.asked).toHaveLength(3);
	expect(opened.logged).toMatchObject([
		{ level: 'warn', dealer: 'coast', reason: 'it gave no answer (TimeoutError)' },
	]);
});

test.each([
	{ what: 'a wrong key', key: 'sec_wrong', reason: 'it answered 401', asked: 1 },
	{ what: 'no key', key: '', reason: 'the environment variable COAST_AUTOGRAB_KEY is not set', asked: 0 },
])('$what is logged, and the vehicle is entered by hand', async ({ key, reason, asked }) => {
	await using server = await autoGrabServer();
	const { lookUp, logged } = await services(server, { key });
	expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(logged).toMatchObject([{ level: 'warn', reason }]);
	expect(server.asked).toHaveLength(asked);
});

test('a service that is gone is left alone after five failures, and tried again by one call after half a minute', async () => {
	let isBack = false;
	await using server = await autoGrabServer(() => (isBack ? 'answer' : 429));
	const { lookUp, pass } = await services(server);
	for (let call = 0; call < 8; call++) expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(server.asked).toHaveLength(5);
	pass(TIMES.breakMs);
	expect(await Promise.all([lookUp(), lookUp()])).toEqual([
		{ status: 'unavailable' },
		{ status: 'unavailable' },
	]);
	expect(server.asked).toHaveLength(6);
	isBack = true;
	pass(TIMES.breakMs);
	expect(await lookUp()).toMatchObject({ status: 'found' });
	expect(await lookUp()).toMatchObject({ status: 'found' });
});

test('requests that the service refuses, such as for odd plates, do not stop the calls of others', async () => {
	await using server = await autoGrabServer((attempt) => (attempt <= 8 ? 400 : 'answer'));
	const { lookUp } = await services(server);
	for (let call = 0; call < 8; call++) expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(await lookUp()).toMatchObject({ status: 'found' });
});

test('calls of a day are limited for all instances together, retries count, and the next day begins anew', async () => {
	await using server = await autoGrabServer((attempt) => (attempt === 1 ? 500 : 'answer'));
	const store = freshStore();
	const one = await services(server, { calls_per_day: 3, store });
	const other = await services(server, { calls_per_day: 3, store });
	expect(await one.lookUp()).toMatchObject({ status: 'found' });
	expect(await other.lookUp()).toMatchObject({ status: 'found' });
	for (const { lookUp } of [one, other, one]) expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(server.asked).toHaveLength(3);
	expect([...one.logged, ...other.logged]).toEqual([
		{
			level: 'warn',
			message: 'the daily limit of paid calls is reached',
			dealer: 'coast',
			service: 'look-up',
			limit: 3,
		},
	]);
	// Valuations have a limit of their own.
	expect(await one.findPrice({ ...vehicleToValue, register_id: '5233518187642880' })).toMatchObject({
		status: 'priced',
	});
	one.pass(24 * 60 * 60 * 1000);
	expect(await one.lookUp()).toMatchObject({ status: 'found' });
});

const vehicleToValue: VehicleToValue = {
	item_type: 'car',
	make: 'Volkswagen',
	model: 'Golf',
	variant: null,
	year: 2021,
	kms: 40_000,
	is_sample: false,
	register_id: null,
};
