import { bodyTypeOf } from '../vehicle/body-types.ts';
import { slugOf } from '../vehicle/slug.ts';
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

/** Which categories the bodies stand in where a dealer says nothing else (resolution 154). */
export const USUAL_CATEGORIES: Record<string, string[]> = {
	'Hatch & sedans': ['hatch', 'hatchback', 'sedan', 'wagon', 'stationWagon'],
	'SUVs & 4WDs': ['suv', '4x4'],
	'Utes & Vans': ['ute', 'van', 'peopleMover', 'cabChassis', 'bus', 'lightTruck'],
};

const BY_STATUS: Partial<Record<ModelStatus, string>> = {
	coming_soon: 'Upcoming',
	discontinued: 'Discontinued',
};

/** As much of a model as its categories need. */
export interface CategorisedModel {
	status: ModelStatus;
	manufacturer_body: string;
	/** Categories it stands in besides those of its body. */
	categories: readonly string[];
}

/**
 * The categories a model stands in: those its body is configured for and its own (resolution 154), and 'Upcoming' for one still to come.
 * A discontinued one stands in 'Discontinued' alone.
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
		(a, b) => placeOf(a) - placeOf(b),
	);
}

/** The categories that hold a model, in their order: empty ones are hidden (resolution 154). */
export function categoryNames(perModel: readonly (readonly string[])[]): string[] {
	return [...new Set(perModel.flat())].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What `?body=` calls a body: 'suv' for 'SUV', 'people-mover' for 'peopleMover' (MODELS-003). */
export function bodyKey(manufacturerBody: string): string {
	return bodyTypeOf(manufacturerBody)?.slug ?? slugOf(manufacturerBody);
}

function placeOf(category: string): number {
	const place = (MODEL_CATEGORIES as readonly string[]).indexOf(category);
	return place === -1 ? MODEL_CATEGORIES.indexOf('Upcoming') - 0.5 : place;
}
