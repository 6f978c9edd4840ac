import { beforeEach, expect, test } from 'vitest';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { later, settle, statesOf, viewOf } from '../../fixtures/leads/reservation-views.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	reservationsOf,
	siteWith,
	textOf,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const settled = () => settle(service);
const states = () => statesOf(service);
const view = () => viewOf(service);

beforeEach(async () => {
	service = await changingService();
});

test('a visitor who is signed out pays a deposit in two steps, which reserves the vehicle for 48 hours and shows it as reserved at once (WATCHLIST-024)', async () => {
	const before = await view();
	const { status, page } = await checkOut(service);
	expect(status).toBe(200);
	const html = await textOf(service, page);
	expect(html).toContain('Nothing has been paid yet');
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

test.each([
	['a lower deposit than the dealer asks', { deposit: 1 }, 'The deposit for this ute is $200.'],
	['an old price', { price_shown: 44_000 }, 'The price of this ute is $45,990 now.'],
	['a vehicle of another dealer', { car_id: '4711' }, 'can no longer be reserved online'],
])('a checkout with %s is refused before paying', async (_, change, words) => {
	const refused = await checkOut(service, change);
	expect([refused.status, refused.error]).toEqual([409, expect.stringContaining(words)]);
	expect(refused.error).toContain('You have not paid anything');
	expect(await states()).toEqual([]);
});

test('a checkout without agreement to the terms is refused', async () => {
	expect((await checkOut(service, { terms_conditions: false })).status).toBe(422);
	expect(await states()).toEqual([]);
});

test.each([
	['a sold vehicle', { status: 'sold' }],
	['a vehicle without a price', { price: null }],
	['a vehicle of a dealer without a payment provider', { payments: null }],
])('%s cannot be reserved, and the answer says that nothing has been paid', async (_, change) => {
	service.stock.site = siteWith(change);
	const refused = await checkOut(service);
	expect([refused.status, refused.error]).toEqual([409, expect.stringContaining('not paid anything')]);
	expect(await states()).toEqual([]);
});

test('pressing twice, and going back after paying, make one reservation and one payment', async () => {
	const same = { submission_id: 'attempt-of-kim' };
	const first = await checkOut(service, same);
	const second = await checkOut(service, same);
	expect(second.page).toBe(first.page);
	await atSandbox(service, first.page, 'pay');
	expect(await textOf(service, (await checkOut(service, same)).page)).toContain('reserved for you');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test('a declined card leaves the hold, and the shopper can try again', async () => {
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

test('a payment that takes a while is found without a notice', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay_slowly');
	expect(await states()).toEqual([['held', 'open', null]]);
	service.setNow(later(2));
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});
