import { beforeEach, expect, test } from 'vitest';
import { statesOf } from '../../fixtures/leads/reservation-views.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	GOOD_CHECKOUT,
	siteWith,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const states = () => statesOf(service);

beforeEach(async () => {
	service = await changingService();
});

test('another shopper is refused before paying, while the vehicle is held and while it is reserved', async () => {
	const { page } = await checkOut(service);
	const other = { email: 'lee@example.com', phone: '0498 765 432' };
	const whileHeld = await checkOut(service, other);
	expect([whileHeld.status, whileHeld.error]).toEqual([
		409,
		expect.stringContaining('Another buyer is reserving this ute. You have not paid anything.'),
	]);
	await atSandbox(service, page, 'pay');
	expect((await checkOut(service, other)).status).toBe(409);
	expect(await states()).toHaveLength(1);
});

test('a shopper in a second tab reads that the hold is their own, and another shopper does not', async () => {
	const own = 'You are already reserving this ute';
	const { page } = await checkOut(service);
	const second = await checkOut(service, { phone: '+61 412 345 678', email: 'Jo@Example.com' });
	expect([second.status, second.error]).toEqual([409, expect.stringContaining(own)]);
	expect(second.error).toContain('You have not paid anything here');
	for (const other of [{ phone: '0498 765 432' }, { email: 'lee@example.com' }])
		expect((await checkOut(service, other)).error).not.toContain(own);
	await atSandbox(service, page, 'pay');
	expect((await checkOut(service)).error).toContain('You have already reserved this ute');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test('a vehicle that the dealer has reserved is refused, with a phone call as the only remedy', async () => {
	const site = siteWith({});
	const [vehicle] = site.vehicles;
	if (!vehicle) throw new Error('the dealer has no vehicle');
	service.stock.site = {
		...site,
		vehicles: [{ ...vehicle, car_fields: { ...vehicle.car_fields, reserved: true } }],
	};
	const refused = await service.call('/api/leads', { json: GOOD_CHECKOUT });
	expect([refused.status, await refused.json()]).toEqual([
		409,
		expect.objectContaining({
			error: expect.stringContaining('Another buyer is reserving this ute. You have not paid anything.'),
			remedy: 'call',
		}),
	]);
});

test('an address and a phone number can each hold only a few vehicles', async () => {
	const outcomes: number[] = [];
	for (let tries = 0; tries < 6; tries++)
		outcomes.push((await checkOut(service, { message: `${tries}` })).status);
	expect(outcomes).toEqual([200, 409, 409, 409, 429, 429]);
});
