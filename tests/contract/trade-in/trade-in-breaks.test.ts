import { expect, test } from 'vitest';
import type { VehicleToValue } from '../../../src/lead-api/trade-in/services.ts';
import { autoGrabServer } from '../../fixtures/leads/autograb-server.ts';
import { freshStore, SERVICE_TIMES, tradeInServices } from '../../fixtures/leads/trade-in-services.ts';

test('a service that cannot be reached is not called for half a minute after five failures, and then tried by one call', async () => {
	let isBack = false;
	await using server = await autoGrabServer(() => (isBack ? 'answer' : 429));
	const { lookUp, pass } = await tradeInServices(server);
	for (let call = 0; call < 8; call++) expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(server.asked).toHaveLength(5);
	pass(SERVICE_TIMES.breakMs);
	expect(await Promise.all([lookUp(), lookUp()])).toEqual([
		{ status: 'unavailable' },
		{ status: 'unavailable' },
	]);
	expect(server.asked).toHaveLength(6);
	isBack = true;
	pass(SERVICE_TIMES.breakMs);
	expect(await lookUp()).toMatchObject({ status: 'found' });
	expect(await lookUp()).toMatchObject({ status: 'found' });
});

test('refused requests, such as for invalid plates, do not stop the calls of other shoppers', async () => {
	await using server = await autoGrabServer((attempt) => (attempt <= 8 ? 400 : 'answer'));
	const { lookUp } = await tradeInServices(server);
	for (let call = 0; call < 8; call++) expect(await lookUp()).toEqual({ status: 'unavailable' });
	expect(await lookUp()).toMatchObject({ status: 'found' });
});

test('calls are limited each day for all instances together, including retries', async () => {
	await using server = await autoGrabServer((attempt) => (attempt === 1 ? 500 : 'answer'));
	const store = freshStore();
	const one = await tradeInServices(server, { calls_per_day: 3, store });
	const other = await tradeInServices(server, { calls_per_day: 3, store });
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
	// Valuations have a separate limit.
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
