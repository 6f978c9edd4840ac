import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { bodyTypeOf } from '../../domain/vehicle/attributes/body-types.ts';
import { CAR_TYPE_LABELS, CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';
import type { Refinements } from '../state.ts';
import type { Noun } from './result-count.ts';

/**
 * The heading of a list, from the refinements of its address: 'Toyota Corolla', 'Utes', 'New and demo cars'. All other filters are in
 * the chips below.
 */
export function listTitle(
	{ make = [], make_model = [], body = [], car_type = [] }: Refinements,
	{ many }: Noun,
): string {
	const [brand, ...brands] = make;
	const [model, ...models] = make_model;
	if (brand && brands.length === 0) return model && models.length === 0 ? model : brand;
	const [shape, ...shapes] = body;
	if (shape && make.length === 0 && shapes.length === 0) return bodyTypeOf(shape)?.many ?? `${shape} ${many}`;
	return `${conditionWords(car_type)} ${many}`;
}

/**
 * The refinements that may appear in a heading. Without results these are only known makes and bodies, as an address may contain any text.
 *
 * @param total number of hits
 */
export function titledRefinements(refinements: Refinements, total: number): Refinements {
	const { make = [], body = [], make_model = [], ...others } = refinements;
	if (total > 0) return refinements;
	const makes = make.filter((name) => manufacturerOf(name) !== null);
	return {
		...others,
		make: makes,
		make_model: makes.length === make.length ? make_model : [],
		body: body.filter((name) => bodyTypeOf(name) !== null),
	};
}

/** The conditions as a phrase; 'New, demo and used' without a refinement. */
function conditionWords(types: readonly string[]): string {
	const chosen = CAR_TYPES.filter((type) => types.length === 0 || types.includes(type));
	const words = chosen.map((type, index) =>
		index === 0 ? CAR_TYPE_LABELS[type] : CAR_TYPE_LABELS[type].toLowerCase(),
	);
	return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}
