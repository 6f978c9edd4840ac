import type { DemoVehicle } from '../demo-vehicle.ts';
import type { Draft } from '../draft.ts';
import { anyOf, isUsed, type State } from './state.ts';

/** Keeps only the first pictures. */
const firstPictures = ({ vehicle }: Draft, count: number): Partial<DemoVehicle> => ({
	images: vehicle.images?.slice(0, count) ?? [],
	thumbnails: vehicle.thumbnails?.slice(0, count) ?? [],
});

/** Content that a record lacks or has in addition (VDP-013 to VDP-015, VDP-021, VDP-057 to VDP-060, VDP-066). */
export const CONTENT_STATES: readonly State[] = [
	{
		name: 'no pictures',
		count: 3,
		takes: anyOf,
		change: (draft) => ({ ...firstPictures(draft, 0), primary_image_url: null }),
	},
	{ name: 'one picture', count: 2, takes: anyOf, change: (draft) => firstPictures(draft, 1) },
	{ name: 'few pictures', count: 4, takes: anyOf, change: (draft) => firstPictures(draft, 2) },
	{
		name: 'no telephone',
		count: 2,
		takes: anyOf,
		change: ({ vehicle }) => ({ location: { ...vehicle.location, phone: null } }),
	},
	{ name: 'no comments', count: 3, takes: anyOf, change: () => ({ dealercomments: null }) },
	{ name: 'comments that are a separator', count: 1, takes: anyOf, change: () => ({ dealercomments: '|' }) },
	{
		name: 'distributed from elsewhere',
		count: 3,
		takes: isUsed,
		change: ({ vehicle }, { plan }) => ({
			location: { ...vehicle.location, distribution_locations: elsewhere(plan.yards, vehicle) },
		}),
	},
	{
		name: 'finance page of its own',
		count: 1,
		takes: isUsed,
		change: ({ vehicle }) => ({ finance_url: `https://lender.example/quotes/${vehicle.stocknum}` }),
	},
];

/** The other yards, or a holding yard where the dealer has only one. */
function elsewhere(
	yards: readonly { id: string; name: string; slug: string }[],
	{ location_id }: DemoVehicle,
): { id?: string; name: string; slug?: string }[] {
	const others = yards
		.filter(({ id }) => id !== location_id)
		.map(({ id, name, slug }) => ({ id, name, slug }));
	return others.length > 0 ? others : [{ name: 'Holding yard' }];
}
