import { expect, test } from 'vitest';
import { addressAbout, dialogId, hasAction, type OnlinePurchase } from './vehicle-actions.ts';

const KIA_AND_MG: OnlinePurchase = { used: true, makes: ['Kia', 'MG'] };
const vehicle = {
	make: 'Toyota',
	car_type: 'new' as const,
	item_type: 'car' as const,
	reserved: false,
	price: 30_000,
	offer_price: null,
	price_type: 'drive_away' as const,
};

test.each([
	{ name: 'a used car of a group', changes: { car_type: 'used' as const }, online: KIA_AND_MG, is: true },
	{ name: 'a new Kia of it', changes: { make: 'KIA' }, online: KIA_AND_MG, is: true },
	{
		name: 'a demo MG of it',
		changes: { make: 'MG', car_type: 'demo' as const },
		online: KIA_AND_MG,
		is: true,
	},
	{ name: 'a new Toyota of it', changes: {}, online: KIA_AND_MG, is: false },
	{ name: 'a reserved Kia', changes: { make: 'Kia', reserved: true }, online: KIA_AND_MG, is: false },
	{
		name: 'a used car where only makes count',
		changes: { car_type: 'used' as const },
		online: { used: false, makes: ['Kia'] },
		is: false,
	},
	{ name: 'any car without the feature', changes: { car_type: 'used' as const }, online: null, is: false },
])('$name is sold online: $is (RESERVE-011)', ({ changes, online, is }) => {
	expect(hasAction('buy_online', { ...vehicle, ...changes }, online)).toBe(is);
});

test('a reserved vehicle can be enquired about but not reserved again (resolution 46)', () => {
	const reserved = { ...vehicle, reserved: true };

	expect(hasAction('reserve', vehicle, null)).toBe(true);
	expect(hasAction('reserve', reserved, null)).toBe(false);
	expect(hasAction('enquire', reserved, null)).toBe(true);
});

test('a vehicle without a price cannot be reserved, as the deposit is part of the price', () => {
	expect(hasAction('reserve', { ...vehicle, price: null }, null)).toBe(false);
	expect(hasAction('reserve', { ...vehicle, price_type: 'on_application' }, null)).toBe(false);
});

test.each([
	{ item_type: 'car' as const, simple_body: 'SUV', is: true },
	{ item_type: 'motorcycle' as const, simple_body: 'Naked', is: true },
	{ item_type: 'caravan' as const, simple_body: 'Caravan', is: false },
	{ item_type: 'caravan' as const, simple_body: 'Pop-top', is: false },
	{ item_type: 'caravan' as const, simple_body: null, is: false },
	{ item_type: 'caravan' as const, simple_body: 'Motorhome', is: true },
	{ item_type: 'caravan' as const, simple_body: 'Campervan', is: true },
])('a test drive of a $item_type, $simple_body: $is', ({ is, ...shape }) => {
	expect(hasAction('test_drive', { ...vehicle, ...shape }, null)).toBe(is);
});

test('the address of a dialog is in lower case with hyphens', () => {
	expect(dialogId('test_drive')).toBe('test-drive');
});

test.each([
	{ name: 'no price', changes: { price: null }, is: false },
	{ name: 'a price of $10, which does not count', changes: { price: 10 }, is: false },
	{ name: 'a price of $11', changes: { price: 11 }, is: true },
	{ name: 'an offer alone', changes: { price: null, offer_price: 25_000 }, is: true },
	{ name: 'a price for those who ask', changes: { price_type: 'on_application' as const }, is: false },
])('a vehicle sold online has a visible price: $name', ({ changes, is }) => {
	expect(hasAction('buy_online', { ...vehicle, car_type: 'used', ...changes }, KIA_AND_MG)).toBe(is);
});

test.each([
	{ shown: 8_090, budget: '8090' },
	{ shown: null, budget: null },
])('a finance link carries the price that is shown, $shown (FINANCE-008)', ({ shown, budget }) => {
	const offered = { name: 'finance', label: 'Get Finance', href: '/finance', dealership: 'geelong' } as const;
	const address = addressAbout(offered, { id: '7', car_type: 'used', shownPrice: shown });
	expect(new URL(address ?? '', 'https://coast.example').searchParams.get('vehiclePriceBudget')).toBe(budget);
});
