import { beforeEach, expect, test } from 'vitest';
import { settleAll } from '../../../src/lead-api/reservations/run-reservations.ts';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	GOOD_CHECKOUT,
	press,
	reservationsOf,
	siteWith,
	textOf,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);
const settled = () => settleAll(service.deps, false);
const states = async () =>
	(await reservationsOf(service)).map(({ state, payment, because }) => [state, payment, because]);
/** Cents that the sandbox has and has returned for the latest reservation. */
const books = async () => {
	const [latest] = await reservationsOf(service);
	const payment = await service.store.sandboxPayment(latest?.session_id ?? '', service.deps.now());
	return [payment?.state, payment?.refunded_cents];
};
const view = async () =>
	(await (await service.call('/api/cars/2024-toyota-hilux-7/view.json')).json()) as {
		stock_version: number;
		car_fields: { reserved: boolean };
		reserved_until: { at: string; text: string } | null;
	};

beforeEach(async () => {
	service = await changingService();
});

test('a deposit is paid in two steps and reserves the vehicle for 48 hours, for others at once; a visitor who is signed out may do it (WATCHLIST-024)', async () => {
	const before = await view();
	const { status, page } = await checkOut(service);
	expect(status).toBe(200);
	const html = await textOf(service, page);
	expect(html).toContain('Nothing is paid yet');
	expect(html).toContain('Pay $200 and reserve');
	expect(html).toContain(', 31 minutes from now.');
	expect(html).toContain('$45,990 drive away');
	expect(await view()).toMatchObject({ car_fields: { reserved: false }, reserved_until: null });
	const returned = await atSandbox(service, page, 'pay');
	expect([returned.status, returned.headers.get('location')]).toEqual([303, page]);
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	const paid = await textOf(service, page);
	expect(paid).toContain('reserved for you');
	expect(paid).toContain('until Sun 22 Nov 2026, 11:00am Melbourne time.');
	expect(paid).toContain('2 days left.');
	service.setNow(later(61));
	expect(await textOf(service, page)).toContain('1 day 22 hours left.');
	service.setNow(later(48 * 60 - 0.5));
	expect(await textOf(service, page)).toContain('Less than a minute left.');
	service.setNow(SERVICE_NOW);
	const after = await view();
	expect(after).toMatchObject({
		car_fields: { reserved: true },
		reserved_until: { at: '2026-11-22T00:00:00.000Z', text: 'Sun 22 Nov 2026, 11:00am Melbourne time' },
	});
	service.setNow(later(1));
	const changes = await service.call('/api/stock-changes.json');
	expect(changes.headers.get('cache-control')).toBe('public, max-age=3');
	expect(await changes.json()).toMatchObject({ changes: [{ car_fields: { reserved: true } }] });
	expect(after.stock_version).toBeGreaterThanOrEqual(before.stock_version);
});

test('another shopper is refused while it is held and while it is reserved, before any money', async () => {
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

test('the same shopper in a second tab reads that it is their own hold, and other shoppers do not', async () => {
	const own = 'You are reserving this ute already';
	const { page } = await checkOut(service);
	const second = await checkOut(service, { phone: '+61 412 345 678', email: 'Jo@Example.com' });
	expect([second.status, second.error]).toEqual([409, expect.stringContaining(own)]);
	expect(second.error).toContain('Nothing is paid here');
	for (const other of [{ phone: '0498 765 432' }, { email: 'lee@example.com' }])
		expect((await checkOut(service, other)).error).not.toContain(own);
	await atSandbox(service, page, 'pay');
	expect((await checkOut(service)).error).toContain('You have reserved this ute already');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test.each([
	['a lower deposit than the dealer asks', { deposit: 1 }, 'The deposit for this ute is $200.'],
	['an old price', { price_shown: 44_000 }, 'The price of this ute is $45,990 now.'],
	['a vehicle of another dealer', { car_id: '4711' }, 'cannot be reserved online'],
])('a checkout with %s is refused before any money', async (_, change, words) => {
	const refused = await checkOut(service, change);
	expect([refused.status, refused.error]).toEqual([409, expect.stringContaining(words)]);
	expect(refused.error).toContain('You have not paid anything');
	expect(await states()).toEqual([]);
});

test('the terms must be agreed to', async () => {
	expect((await checkOut(service, { terms_conditions: false })).status).toBe(422);
	expect(await states()).toEqual([]);
});

test.each([
	['a sold vehicle', { status: 'sold' }],
	['a vehicle without a price', { price: null }],
	['a vehicle of a dealer without a payment provider', { payments: null }],
])('%s cannot be reserved, and the shopper reads that nothing is paid', async (_, change) => {
	service.stock.site = siteWith(change);
	const refused = await checkOut(service);
	expect([refused.status, refused.error]).toEqual([409, expect.stringContaining('not paid anything')]);
	expect(await states()).toEqual([]);
});

test('a press twice, and the back button after paying, make one reservation and one payment', async () => {
	const same = { submission_id: 'attempt-of-kim' };
	const first = await checkOut(service, same);
	const second = await checkOut(service, same);
	expect(second.page).toBe(first.page);
	await atSandbox(service, first.page, 'pay');
	expect(await textOf(service, (await checkOut(service, same)).page)).toContain('reserved for you');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test('a declined card changes nothing, and can be tried again', async () => {
	const { page } = await checkOut(service);
	const declined = await atSandbox(service, page, 'decline');
	expect(declined.status).toBe(303);
	const said = declined.headers.get('location') ?? '';
	expect(await textOf(service, said)).toContain('Nothing was taken');
	expect(await states()).toEqual([['held', 'open', null]]);
	await atSandbox(service, page, 'pay');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	expect(await textOf(service, said)).not.toContain('Nothing was taken');
});

test('a payment that is reported twice reserves once', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay_twice');
	const [reserved] = await reservationsOf(service);
	const history = await service.store.reservationHistory(reserved?.id ?? '');
	expect(history.map(({ event }) => event)).toEqual(['held', 'session_opened', 'paid']);
});

test('a slow payment is found without a notice', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay_slowly');
	expect(await states()).toEqual([['held', 'open', null]]);
	service.setNow(later(2));
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test('leaving the payment page keeps the hold; giving up frees the vehicle once the session is closed', async () => {
	const { page } = await checkOut(service);
	expect((await atSandbox(service, page, 'leave')).headers.get('location')).toBe(page);
	expect(await states()).toEqual([['held', 'open', null]]);
	await press(service, page, { action: 'leave' });
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
	expect(await textOf(service, page)).toContain('The deposit was not paid. You can reserve it again');
	expect(await books()).toEqual(['expired', 0]);
	expect((await checkOut(service, { phone: '0498 765 432' })).status).toBe(200);
});

test('a hold that is not paid ends by itself after 31 minutes, not before', async () => {
	await checkOut(service);
	service.setNow(later(30));
	await settled();
	expect(await states()).toEqual([['held', 'open', null]]);
	service.setNow(later(31));
	await settled();
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
	expect(await books()).toEqual(['expired', 0]);
});

test('a payment in the last moment counts, although its notice is lost', async () => {
	const { page } = await checkOut(service);
	const [held] = await reservationsOf(service);
	await service.store.paySandbox(held?.session_id ?? '', later(30), later(30));
	service.setNow(later(31));
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	expect(await textOf(service, page)).toContain('reserved for you');
});

test('a reservation ends after 48 hours, with the deposit back in full', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	service.setNow(later(48 * 60 - 1));
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	service.setNow(later(48 * 60));
	await settled();
	expect(await states()).toEqual([['released', 'refunded', 'time_over']]);
	expect(await books()).toEqual(['paid', 20_000]);
	expect((await view()).car_fields.reserved).toBe(false);
});

test('the shopper cancels with the link of the receipt, once, with the deposit back in full', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	const cancel = () => press(service, page, { action: 'cancel' });
	expect([(await cancel()).status, (await cancel()).status]).toEqual([303, 303]);
	expect(await states()).toEqual([['cancelled', 'refunded', 'by_shopper']]);
	expect(await textOf(service, page)).toMatch(/Deposit paid\D+200\D.*Refunded\D+200\D/s);
	expect(await textOf(service, page)).toContain('Your $200 was returned in full');
});

test('a vehicle that the stock sells or reprices while its deposit is paid is not reserved, and money comes back', async () => {
	const { page } = await checkOut(service);
	const [held] = await reservationsOf(service);
	await service.store.paySandbox(held?.session_id ?? '', SERVICE_NOW, SERVICE_NOW);
	service.stock.site = siteWith({ status: 'sold' });
	await settled();
	expect(await states()).toEqual([['sold', 'refunded', 'vehicle_sold']]);
	expect(await books()).toEqual(['paid', 20_000]);
	expect(await textOf(service, page)).toContain('is no longer for sale');
	service.stock.site = siteWith({});
	service.setNow(later(1));
	await checkOut(service);
	service.stock.site = siteWith({ price: 44_990 });
	await settled();
	expect((await states())[0]).toEqual(['released', 'closed', 'price_changed']);
});

test('a reserved vehicle keeps its price, and survives a feed that says a deposit was taken', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	service.stock.site = siteWith({ status: 'deposit_taken', price: 46_990 });
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	service.stock.site = siteWith({ status: 'sold' });
	await settled();
	expect(await states()).toEqual([['sold', 'refunded', 'vehicle_sold']]);
});

test('a vehicle that the dealer has reserved is refused, with a call as the only help', async () => {
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

test('a provider that is away costs nothing: the hold lasts until the session is closed there', async () => {
	await checkOut(service);
	const { providerOf } = service.deps;
	const away = { ...service.deps, providerOf: () => null };
	service.setNow(later(31));
	await settleAll(away, false);
	expect(await states()).toEqual([['held', 'open', null]]);
	expect((await checkOut(service, { phone: '0498 765 432' })).status).toBe(409);
	service.setNow(later(32));
	await settleAll({ ...service.deps, providerOf }, false);
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
});

test('one address, and one phone number, can hold only a few vehicles', async () => {
	const outcomes: number[] = [];
	for (let tries = 0; tries < 6; tries++)
		outcomes.push((await checkOut(service, { message: `${tries}` })).status);
	expect(outcomes).toEqual([200, 409, 409, 409, 429, 429]);
});
