import { BODY_TYPES, bodyTypeOf } from '../vehicle/attributes/body-types.ts';
import { slugOf } from '../vehicle/naming/slug.ts';
import type { ModelStatus } from './model-label.ts';

/** The categories of the menu in their order (MODELS-009 to MODELS-016); a dealer's own come before the last two. */
export const MODEL_CATEGORIES = [
	'Cars',
	'Hatch & sedans',
	'SUVs & 4WDs',
	'Utes & Vans',
	'GR & performance',
	'Electrified',
	'Upcoming',
	'Discontinued',
] as const;

/** The default body types of each category (resolution 154). */
export const DEFAULT_CATEGORIES: Record<string, string[]> = {
	'Hatch & sedans': ['hatch', 'hatchback', 'sedan', 'wagon', 'stationWagon'],
	'SUVs & 4WDs': ['suv', '4x4'],
	'Utes & Vans': ['ute', 'van', 'peopleMover', 'cabChassis', 'bus', 'lightTruck'],
};

const BY_STATUS: Partial<Record<ModelStatus, string>> = {
	coming_soon: 'Upcoming',
	discontinued: 'Discontinued',
};

/** The fields of a model that decide its categories. */
export interface CategorisedModel {
	status: ModelStatus;
	manufacturer_body: string;
	/** Categories in addition to those of its body. */
	categories: readonly string[];
}

/**
 * The categories of a model: those configured for its body, its own (resolution 154), and 'Upcoming' for a model that is coming soon.
 * A discontinued model is only in 'Discontinued'.
 */
export function categoriesOf(
	{ status, manufacturer_body, categories }: CategorisedModel,
	bodies: Readonly<Record<string, readonly string[]>>,
): string[] {
	if (status === 'discontinued') return ['Discontinued'];
	const ofBody = Object.entries(bodies)
		.filter(([, names]) => names.some((name) => bodyKey(name) === bodyKey(manufacturer_body)))
		.map(([category]) => category);
	const ofStatus = BY_STATUS[status];
	return [...new Set([...ofBody, ...categories, ...(ofStatus ? [ofStatus] : [])])].toSorted(
		(a, b) => rankOf(a) - rankOf(b),
	);
}

/** The categories with at least one model, in order: empty ones are hidden (resolution 154). */
export function categoryNames(perModel: readonly (readonly string[])[]): string[] {
	return [...new Set(perModel.flat())].toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The value of a body in `?body=`: 'suv' for 'SUV', 'people-mover' for 'peopleMover' (MODELS-003). */
export function bodyKey(manufacturerBody: string): string {
	return bodyTypeOf(manufacturerBody)?.slug ?? slugOf(manufacturerBody);
}

/**
 * All values of a body in `?body=`, in small letters: the keys of the specification with one label name the same models (resolution 13).
 *
 * @example bodyKeys('Wagon') // ['wagon', 'stationwagon']
 */
export function bodyKeys(manufacturerBody: string): string[] {
	const key = bodyKey(manufacturerBody);
	const alike = Object.entries(BODY_TYPES).filter(([, { slug }]) => slug === key);
	return [...new Set([key, ...alike.map(([name]) => name.toLowerCase())])];
}

function rankOf(category: string): number {
	const place = (MODEL_CATEGORIES as readonly string[]).indexOf(category);
	return place === -1 ? MODEL_CATEGORIES.indexOf('Upcoming') - 0.5 : place;
}
