import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { Site } from '../site.ts';
import type { StockGroup } from './stock-groups.ts';

/** A model in stock and its make. */
interface ModelGroup {
	make: StockGroup;
	model: StockGroup;
}

const groups = new WeakMap<Site['makes'], ReadonlyMap<string, ModelGroup>>();

/** The listed vehicles of a vehicle's model; undefined where there are none. */
export function modelGroup(
	{ make, model }: Pick<Vehicle, 'make' | 'model'>,
	{ makes }: Pick<Site, 'makes'>,
): ModelGroup | undefined {
	const known = groups.get(makes) ?? byAddress(makes);
	groups.set(makes, known);
	return known.get(`${manufacturerOf(make)?.slug ?? slugOf(make)}/${slugOf(model)}`);
}

function byAddress(makes: Site['makes']): Map<string, ModelGroup> {
	return new Map(
		makes.flatMap((make) =>
			make.within.map((model) => [`${make.slug}/${model.slug}`, { make, model }] as const),
		),
	);
}
