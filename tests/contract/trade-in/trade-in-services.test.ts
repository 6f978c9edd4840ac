import { describe, expect, test } from 'vitest';
import { autoGrabServer, UNIDENTIFIED_PLATE } from '../../fixtures/leads/autograb-server.ts';
import { foundVehicle, tradeInServices } from '../../fixtures/leads/trade-in-services.ts';

/** What every provider of look-ups and valuations does. */
describe.each([
	{ name: 'reference', open: async () => null },
	{ name: 'autograb', open: () => autoGrabServer() },
])('the services of the provider $name', ({ open }) => {
	test('find a vehicle by its plate, the same one each time', async () => {
		await using server = await open();
		const { lookUp } = await tradeInServices(server);
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

	test('report that a plate is unknown', async () => {
		await using server = await open();
		const { lookUp } = await tradeInServices(server);
		expect(await lookUp({ rego: '12ABCDE', state: 'vic' })).toEqual({ status: 'unknown' });
	});

	test('value a vehicle that was found: dollars, a source, and a margin', async () => {
		await using server = await open();
		const opened = await tradeInServices(server);
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
		const opened = await tradeInServices(server);
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

test('AutoGrab gets the key, the state and the kilometres, and its answer becomes the vehicle', async () => {
	await using server = await autoGrabServer();
	const opened = await tradeInServices(server);
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
	const { lookUp } = await tradeInServices(server);
	expect(await lookUp({ rego: UNIDENTIFIED_PLATE, state: 'vic' })).toEqual({ status: 'unknown' });
});
