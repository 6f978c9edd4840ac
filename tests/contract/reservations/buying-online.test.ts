import { beforeEach, expect, test } from 'vitest';
import { sentLeadOf } from '../../../src/lead-api/answers/lead-summary.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { reservationReceipt } from '../../../src/lead-api/delivery/receipt/reservation-receipt.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	GOOD_CHECKOUT,
	reservationsOf,
	siteWith,
	textOf,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const states = async () =>
	(await reservationsOf(service)).map(({ state, payment, because }) => [state, payment, because]);

/** The texts of receipts that are due. */
const receipts = async () => {
	const { store, secret, now } = service.deps;
	const due = await store.claimDue(now(), 50, 60_000);
	const [reservation] = await reservationsOf(service);
	return due.flatMap(({ lead, entry }) =>
		entry.channel === 'receipt' && reservation
			? [reservationReceipt(lead, reservation, { site: service.stock.site, secret }).text]
			: [],
	);
};

beforeEach(async () => {
	service = await changingService();
});

test('a buyer’s choices are stored with the reservation, and the handover books its time (RESERVE-003)', async () => {
	const chosen = {
		handover: 'Delivery',
		handover_date: '2026-11-24T10:30',
		delivery_address: '18 Kintail Road',
		extras: ['Floor mats, $160'],
		trade_in: 'Yes',
		finance: 'Yes',
	};
	const { status, page } = await checkOut(service, chosen);
	expect(status).toBe(200);
	await atSandbox(service, page, 'pay');
	const [reserved] = await reservationsOf(service);
	const lead = await service.store.find('coast', reserved?.lead_id ?? '');
	expect(lead?.fields).toMatchObject(chosen);
	const mail = lead && leadMail(lead, service.stock.site).text;
	expect(mail).toContain('Handover: Delivery, Tue 24 Nov 2026, 10:30am (requested), 18 Kintail Road');
	expect(mail).toContain('Extras: Floor mats, $160');
	expect(await service.store.bookedTimes('coast', 'geelong', '2026-11-24')).toEqual(['10:30']);
	expect(lead && sentLeadOf(lead, service.stock.site).place).toMatchObject({
		name: 'Delivered to the address you gave',
		address: null,
	});
	const [receipt] = await receipts();
	expect(receipt).toContain('Handover: Delivery, Tue 24 Nov 2026, 10:30am (requested)');
	expect(receipt).not.toContain('Directions');
	const closed = await checkOut(service, { handover: 'Pick-up', handover_date: '2026-11-24T03:00' });
	expect(closed.status).toBe(422);
});

const DELIVERED = {
	handover: 'Delivery',
	handover_date: '2026-11-24T10:30',
	delivery_address: '18 Kintail Road',
} as const;

test.each([
	['at another price', ['Floor mats, $1'], 'has changed: Floor mats, $160. You have not paid anything.'],
	['without a price', ['Floor mats'], 'has changed: Floor mats, $160.'],
	['as included although it has a price', ['Floor mats, included'], 'has changed: Floor mats, $160.'],
	['that the dealer does not have', ['Dash mat, included', 'Gold rims, $0'], 'is not offered with this ute'],
	['in another spelling', ['floor mats, $160'], 'is not offered with this ute'],
	[
		'with a link in it',
		['Floor mats, $160 <a href="https://evil.example">'],
		'has changed: Floor mats, $160.',
	],
	['of 5,000 characters', ['x'.repeat(5000)], 'Please shorten this to 200 characters.'],
])('an extra %s is refused with the reason', async (_, extras, words) => {
	const refused = await service.call('/api/leads', { json: { ...GOOD_CHECKOUT, ...DELIVERED, extras } });
	const { problems, remedy } = (await refused.json()) as { problems: object[]; remedy?: string };
	expect([refused.status, problems]).toEqual([
		422,
		[
			expect.objectContaining({
				field: expect.stringMatching(/^extras/),
				message: expect.stringContaining(words),
			}),
		],
	]);
	expect(remedy).toBe(words.startsWith('Please shorten') ? undefined : 'reload');
	expect(await states()).toEqual([]);
});

test('the same extra named twice is bought once', async () => {
	await checkOut(service, { ...DELIVERED, extras: ['Floor mats, $160', 'Floor mats, $160'] });
	const [held] = await reservationsOf(service);
	const lead = await service.store.find('coast', held?.lead_id ?? '');
	expect(lead?.fields).toMatchObject({ extras: ['Floor mats, $160'] });
});

test('the amount left to pay at the handover includes the extras and the delivery, at the dealer’s prices', async () => {
	const { page } = await checkOut(service, {
		...DELIVERED,
		extras: ['Floor mats, $160', 'Dash mat, included'],
	});
	const html = await textOf(service, page);
	for (const [label, amount] of [
		['Floor mats', '$160'],
		['Dash mat', 'Included'],
		['Delivery', '$90'],
		['Left to pay at handover', '$46,040'],
	])
		expect(html).toContain(`<dt>${label}</dt><dd>${amount}</dd>`);
});

test.each([
	['extras', { extras: ['Floor mats, $160'] }],
	['a delivery', DELIVERED],
	['a pick-up', { ...DELIVERED, handover: 'Pick-up' }],
])('a vehicle that is not sold online cannot be reserved with %s', async (_, chosen) => {
	service.stock.site = siteWith({});
	const [vehicle] = service.stock.site.vehicles;
	if (vehicle?.reserve) vehicle.reserve = { ...vehicle.reserve, sold_online: false };
	const refused = await service.call('/api/leads', { json: { ...GOOD_CHECKOUT, ...chosen } });
	expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ remedy: 'call' })]);
	expect(await states()).toEqual([]);
});

test('a delivery is refused where the dealer does not deliver', async () => {
	service.stock.site = siteWith({
		dealerships: service.stock.site.dealerships.map((one) => ({
			...one,
			online_purchase: { extras: [], delivery: null },
		})),
	});
	expect((await checkOut(service, DELIVERED)).status).toBe(422);
	expect((await checkOut(service, { ...DELIVERED, handover: 'Pick-up' })).status).toBe(200);
});
