import { endingIn90 } from '../price-of.ts';
import { anyOf, isNew, isUsed, isUsedOrDemo, type State } from './state.ts';

/** Weekly price of a subscription as a share of the price. */
const WEEKLY_SHARE = 0.0066;

/** States of the price (CARD-026 to CARD-033, resolutions 49 to 52, 211). */
export const PRICE_STATES: readonly State[] = [
	{ name: 'no price', count: 3, takes: anyOf, change: () => ({ price: null }) },
	{ name: 'price of one dollar', count: 1, takes: isUsed, change: () => ({ price: 1 }) },
	{ name: 'price of ten dollars', count: 1, takes: isUsed, change: () => ({ price: 10 }) },
	{
		name: 'reduced',
		count: 8,
		takes: isUsedOrDemo,
		change: ({ price }) => ({ offer_price: endingIn90(price * 0.945) }),
	},
	{
		name: 'new and reduced',
		count: 4,
		takes: isNew,
		change: ({ price }) => ({ offer_price: endingIn90(price * 0.96) }),
	},
	{ name: 'offer equal to list', count: 1, takes: anyOf, change: ({ price }) => ({ offer_price: price }) },
	{
		name: 'dearer before',
		count: 7,
		takes: isUsedOrDemo,
		change: ({ price }) => ({ before_price: endingIn90(price * 1.06 + 200) }),
	},
	{
		name: 'price drop',
		count: 3,
		takes: isUsed,
		change: ({ price }) => ({ before_price: endingIn90(price * 1.08 + 200), tag: 'Price drop' }),
	},
	{
		name: 'cheaper before',
		count: 1,
		takes: isUsed,
		change: ({ price }) => ({ before_price: endingIn90(price * 0.93) }),
	},
	{
		name: 'subscription',
		count: 4,
		takes: ({ slot, price }, { subscribes }) => subscribes && slot.car_type !== 'demo' && price < 60_000,
		change: ({ price }) => ({ subscription_price: Math.round((price * WEEKLY_SHARE) / 5) * 5 - 1 }),
	},
	{
		name: 'subscription without a price',
		count: 1,
		takes: ({ slot, price }, { subscribes }) => subscribes && slot.car_type !== 'demo' && price < 60_000,
		change: ({ price }) => ({
			subscription_price: Math.round((price * WEEKLY_SHARE) / 5) * 5 - 1,
			price: null,
		}),
	},
	{
		name: 'plus government charges',
		count: 3,
		takes: isUsed,
		change: () => ({ price_type: 'excl_government_charges' }),
	},
	{ name: 'estimated', count: 2, takes: isNew, change: () => ({ price_type: 'estimated_drive_away' }) },
	{
		name: 'price said to be drive away',
		count: 4,
		takes: anyOf,
		change: () => ({ price_type: 'drive_away' }),
	},
	{ name: 'price on application', count: 1, takes: isUsed, change: () => ({ price_type: 'on_application' }) },
	{ name: 'deposit of its own', count: 1, takes: isUsed, change: () => ({ deposit_amount: 500 }) },
];
