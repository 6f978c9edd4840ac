import { compareNames } from '../../domain/list/compare-names.ts';
import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { bodyTypeBySlug, bodyTypeOf } from '../../domain/vehicle/attributes/body-types.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** A named group of vehicles. */
export interface StockGroup {
	name: string;
	slug: string;
	vehicles: readonly Vehicle[];
	/** Groups inside this one: the models of a make. */
	within: readonly StockGroup[];
}

/**
 * Groups the stock by make and model, and by body, the largest group first. Makes are spelt as in `MANUFACTURERS`,
 * so that 'TOYOTA' and 'Toyota' are one group. A body with the slug of a make is left out (resolution 16).
 */
export function groupStock(vehicles: readonly Vehicle[]): { makes: StockGroup[]; bodies: StockGroup[] } {
	const makes = group(vehicles, ({ make }) => manufacturerOf(make)?.name ?? make).map((make) => ({
		...make,
		within: group(make.vehicles, ({ model }) => model),
	}));
	const makeSlugs = new Set(makes.map(({ slug }) => slug));
	const bodies = group(vehicles, ({ simple_body }) =>
		simple_body ? (bodyTypeOf(simple_body)?.label ?? '') : '',
	);
	return { makes, bodies: bodies.filter(({ slug }) => !makeSlugs.has(slug) && bodyTypeBySlug(slug)) };
}

function group(vehicles: readonly Vehicle[], nameOf: (vehicle: Vehicle) => string): StockGroup[] {
	// Once for each vehicle: thousands have the same few names.
	const names = vehicles.map(nameOf);
	const slugs = new Map([...new Set(names)].map((name) => [name, slugOf(name)]));
	const bySlug = Map.groupBy(vehicles, (_, at) => slugs.get(names[at] ?? '') ?? '');
	bySlug.delete('');
	return [...bySlug]
		.map(([slug, members]) => ({
			name: members[0] ? nameOf(members[0]) : slug,
			slug,
			vehicles: members,
			within: [],
		}))
		.sort((a, b) => b.vehicles.length - a.vehicles.length || compareNames(a.name, b.name));
}
