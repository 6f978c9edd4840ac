import { expect, test } from 'vitest';
import { autoGrabServer } from '../../fixtures/leads/autograb-server.ts';
import { foundVehicle, tradeInServices } from '../../fixtures/leads/trade-in-services.ts';

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
		const { lookUp, logged } = await tradeInServices(
			server,
			manner === 'say nothing' ? { timeoutMs: 200 } : {},
		);
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
	const { lookUp, logged } = await tradeInServices(server);
	expect(await lookUp()).toMatchObject({ status: 'found' });
	expect(logged).toEqual([]);
});

test('the price of another vehicle and an uncertain price do not count as a valuation', async () => {
	for (const [manner, status] of [
		['other vehicle', 'unavailable'],
		['unsure', 'no_prices'],
	] as const) {
		await using server = await autoGrabServer((attempt) => (attempt === 1 ? 'answer' : manner));
		const opened = await tradeInServices(server);
		expect(await opened.findPrice(await foundVehicle(opened))).toEqual({ status });
	}
});

test('a valuation that does not arrive in time is given up after two attempts', async () => {
	await using server = await autoGrabServer((attempt) => (attempt === 1 ? 'answer' : 'say nothing'));
	const opened = await tradeInServices(server, { timeoutMs: 1000 });
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
	const { lookUp, logged } = await tradeInServices(server, { key });
	expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(logged).toMatchObject([{ level: 'warn', reason }]);
	expect(server.asked).toHaveLength(asked);
});
