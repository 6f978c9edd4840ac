import { expect, test } from 'vitest';
import { cardNotice } from './card-notice.ts';

const IN_STOCK = { status: 'in_stock', sold: false, reserved: false };

test.each([
	{ name: 'a vehicle without a notice', vehicle: {}, tag: 'hybrid', notice: null },
	{ name: 'a reserved hybrid', vehicle: { reserved: true }, tag: 'hybrid', notice: 'Reserved' },
	{ name: 'a reserved one tagged so', vehicle: { reserved: true }, tag: 'reserved', notice: null },
	{
		name: 'a hybrid that is coming',
		vehicle: { status: 'coming_soon' },
		tag: 'hybrid',
		notice: 'Coming soon',
	},
	{
		name: 'a coming vehicle with a custom tag',
		vehicle: { status: 'coming_soon' },
		tag: 'custom',
		notice: 'Coming soon',
	},
	{ name: 'one tagged coming soon', vehicle: { status: 'coming_soon' }, tag: 'coming-soon', notice: null },
	{
		name: 'a reserved vehicle that is coming soon',
		vehicle: { status: 'coming_soon', reserved: true },
		tag: 'reserved',
		notice: 'Coming soon',
	},
	{
		name: 'a reserved hybrid that is coming',
		vehicle: { status: 'coming_soon', reserved: true },
		tag: 'hybrid',
		notice: 'Reserved, coming soon',
	},
	{ name: 'a sold one', vehicle: { sold: true, reserved: true }, tag: 'sold', notice: null },
] as const)('the notice beside the price of $name is $notice (resolution 46)', ({ vehicle, tag, notice }) => {
	expect(cardNotice({ ...IN_STOCK, ...vehicle }, tag)).toBe(notice);
});
