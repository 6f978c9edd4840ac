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

type FindGroup = (make: string, model: string) => ModelGroup | undefined;

const groups = new WeakMap<Site['makes'], FindGroup>();

/** The listed vehicles of a vehicle's model; undefined where there are none. */
export function modelGroup(
	{ make, model }: Pick<Vehicle, 'make' | 'model'>,
	{ makes }: Pick<Site, 'makes'>,
): ModelGroup | undefined {
	const find = groups.get(makes) ?? finder(makes);
	groups.set(makes, find);
	return find(make, model);
}

function finder(makes: Site['makes']): FindGroup {
	const byAddress = new Map(
		makes.flatMap((make) =>
			make.within.map((model) => [`${make.slug}/${model.slug}`, { make, model }] as const),
		),
	);
	/** By names, as thousands of vehicles have the same few. */
	const found = new Map<string, ModelGroup | undefined>();
	return (make, model) => {
		const names = JSON.stringify([make, model]);
		if (!found.has(names))
			found.set(names, byAddress.get(`${manufacturerOf(make)?.slug ?? slugOf(make)}/${slugOf(model)}`));
		return found.get(names);
	};
}
