import { addDays, type LocalDate } from '../../../../src/domain/time/local-date.ts';
import { momentAgo, noonAgo } from '../dates.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { between, pick, type Random } from '../random.ts';
import { anyOf, isHybrid, isNew, isNotDemo, isUsed, type State } from './state.ts';

/** Arrived a number of days ago, and changed since. */
export function arrived(random: Random, today: LocalDate, days: number): Partial<DemoVehicle> {
	return {
		created_at: momentAgo(random, today, days),
		updated_at: momentAgo(random, today, between(random, 1, Math.max(1, days - 1))),
	};
}

const sold = (when: string, days: number, count: number): State => ({
	name: `sold ${when}`,
	count,
	takes: anyOf,
	change: (_, { random, today }) => ({
		status: 'sold',
		sold: true,
		sold_date_timestamp: noonAgo(today, days),
		created_at: momentAgo(random, today, days + between(random, 6, 70)),
		updated_at: momentAgo(random, today, days),
	}),
});

/** Whether a vehicle is for sale, and since when it has been in stock (SOLD, CARD-017 to CARD-024). */
export const SALE_STATES: readonly State[] = [
	sold('yesterday', 1, 2),
	sold('two days ago', 2, 2),
	sold('four days ago', 4, 2),
	sold('ten days ago', 10, 2),
	sold('twenty days ago', 20, 1),
	{
		name: 'sold without a date',
		count: 1,
		takes: anyOf,
		change: () => ({ status: 'sold', sold: true, sold_date_timestamp: null }),
	},
	{
		// The feed's `sold` flag overrides its status (resolution 55).
		name: 'sold by its mark only',
		count: 1,
		takes: isUsed,
		change: (_, { today }) => ({ status: 'in_stock', sold: true, sold_date_timestamp: noonAgo(today, 1) }),
	},
	{
		// An unknown status counts as not available (resolution 202).
		name: 'withdrawn',
		count: 1,
		takes: isUsed,
		change: () => ({ status: 'withdrawn' }),
	},
	{
		name: 'coming soon',
		count: 5,
		takes: isNotDemo,
		change: ({ slot }) => ({ status: 'coming_soon', ...(slot.car_type === 'new' && { km: null }) }),
	},
	{
		name: 'coming soon with a tag of its own',
		count: 1,
		takes: isNotDemo,
		change: () => ({ status: 'coming_soon', tag: 'Arriving this month' }),
	},
	{ name: 'reserved', count: 4, takes: (draft) => !isHybrid(draft), change: () => ({ reserved: true }) },
	{ name: 'reserved hybrid', count: 2, takes: isHybrid, change: () => ({ reserved: true }) },
	{ name: 'hidden', count: 3, takes: anyOf, change: () => ({ show_on_dealer_website: false }) },
	{
		name: 'new arrival',
		count: 20,
		takes: anyOf,
		change: (_, { random, today }) => arrived(random, today, between(random, 1, 7)),
	},
	{
		name: 'preorder without a price',
		count: 2,
		takes: isNew,
		change: () => ({ preorder: true, price: null, status: 'coming_soon', km: null }),
	},
	{
		name: 'preorder with a price',
		count: 1,
		takes: isNew,
		change: () => ({ preorder: true, status: 'coming_soon', km: null }),
	},
	{
		name: 'certified',
		count: 14,
		takes: (draft, { certifies }) =>
			certifies && isUsed(draft) && draft.about.make === 'Toyota' && draft.about.age < 9,
		change: () => ({ certified: true }),
	},
	{
		name: 'registration has run out',
		count: 6,
		takes: isUsed,
		change: (_, { random, today }) => ({ rego_expiry: addDays(today, -between(random, 3, 200)) }),
	},
	{ name: 'unregistered', count: 4, takes: isUsed, change: () => ({ regplate: null, rego_expiry: null }) },
	{
		name: 'own tag',
		count: 3,
		takes: ({ slot }) => slot.car_type === 'demo',
		change: () => ({ tag: 'Test Drive Only' }),
	},
	{
		name: 'one owner',
		count: 4,
		takes: (draft) => isUsed(draft) && draft.about.story.owners === 1,
		change: () => ({ tag: 'One owner' }),
	},
	{
		name: 'private seller',
		count: 2,
		takes: isUsed,
		change: ({ about: { year, model, yard } }, { plan, random }) => {
			const [private_suburb, private_postcode] = pick(random, plan.sellers);
			return {
				private_suburb,
				private_postcode,
				city: null,
				tag: 'On consignment',
				dealercomments: `We sell this ${year} ${model} for its owner in ${private_suburb}. It is still at their place; tell us when you would like to see it and we will bring it to ${yard}.`,
			};
		},
	},
];
