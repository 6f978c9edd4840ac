import { beforeEach, expect, test } from 'vitest';
import { settleAll } from '../../../src/lead-api/reservations/run-reservations.ts';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { booksOf, later, settle, statesOf, viewOf } from '../../fixtures/leads/reservation-views.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	press,
	reservationsOf,
	siteWith,
	textOf,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const settled = () => settle(service);
const states = () => statesOf(service);
const books = () => booksOf(service);
const view = () => viewOf(service);

beforeEach(async () => {
	service = await changingService();
});

test('leaving the payment page keeps the hold, and giving up frees the vehicle once the session is closed', async () => {
	const { page } = await checkOut(service);
	expect((await atSandbox(service, page, 'leave')).headers.get('location')).toBe(page);
	expect(await states()).toEqual([['held', 'open', null]]);
	await press(service, page, { action: 'leave' });
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
	expect(await textOf(service, page)).toContain('The deposit was not paid. You can reserve it again');
	expect(await books()).toEqual(['expired', 0]);
	expect((await checkOut(service, { phone: '0498 765 432' })).status).toBe(200);
});

test('an unpaid hold ends after 31 minutes, not before', async () => {
	await checkOut(service);
	service.setNow(later(30));
	await settled();
	expect(await states()).toEqual([['held', 'open', null]]);
	service.setNow(later(31));
	await settled();
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
	expect(await books()).toEqual(['expired', 0]);
});

test('a payment in the last moment counts even when its notice is lost', async () => {
	const { page } = await checkOut(service);
	const [held] = await reservationsOf(service);
	await service.store.paySandbox(held?.session_id ?? '', later(30), later(30));
	service.setNow(later(31));
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	expect(await textOf(service, page)).toContain('reserved for you');
});

test('a reservation ends after 48 hours, with the deposit refunded in full', async () => {
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

test('the shopper can cancel with the link of the receipt, once, with the deposit refunded in full', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	const cancel = () => press(service, page, { action: 'cancel' });
	expect([(await cancel()).status, (await cancel()).status]).toEqual([303, 303]);
	expect(await states()).toEqual([['cancelled', 'refunded', 'by_shopper']]);
	expect(await textOf(service, page)).toMatch(/Deposit paid\D+200\D.*Refunded\D+200\D/s);
	expect(await textOf(service, page)).toContain('Your $200 was returned in full');
});

test('a vehicle that is sold or repriced while its deposit is paid is not reserved, and the deposit is refunded', async () => {
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

test('a reserved vehicle keeps its price and reservation when its feed says that a deposit was taken', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	service.stock.site = siteWith({ status: 'deposit_taken', price: 46_990 });
	await settled();
	expect(await states()).toEqual([['reserved', 'paid', null]]);
	service.stock.site = siteWith({ status: 'sold' });
	await settled();
	expect(await states()).toEqual([['sold', 'refunded', 'vehicle_sold']]);
});

test('while the provider cannot be reached a hold lasts, until its session is closed there', async () => {
	await checkOut(service);
	const { providerOf } = service.deps;
	const away = { ...service.deps, providerOf: () => null };
	service.setNow(later(31));
	await settleAll(away, 'when due');
	expect(await states()).toEqual([['held', 'open', null]]);
	expect((await checkOut(service, { phone: '0498 765 432' })).status).toBe(409);
	service.setNow(later(32));
	await settleAll({ ...service.deps, providerOf }, 'when due');
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
});
