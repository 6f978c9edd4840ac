import { compareNames } from '../list/compare-names.ts';
import { slugOf } from '../vehicle/naming/slug.ts';

/** The fixed order of models, by the make's slug (MODELS-021). */
const ORDER: Readonly<Record<string, readonly string[]>> = {
	toyota: [
		'Yaris',
		'Corolla Hatch',
		'Corolla Sedan',
		'Camry',
		'Yaris Cross',
		'Corolla Cross',
		'C-HR',
		'bZ4X',
		'RAV4',
		'Kluger',
		'Fortuner',
		'LandCruiser Prado',
		'LandCruiser 300',
		'LandCruiser FJ',
		'HiLux',
		'HiLux BEV',
		'LandCruiser 70',
		'Tundra',
		'HiAce',
		'Granvia',
		'Coaster',
		'GR Yaris',
		'GR Corolla',
		'GR86',
		'GR Supra',
	],
	kia: [
		'Picanto',
		'K4 Hatch',
		'K4 Sedan',
		'Stonic',
		'Seltos',
		'Niro',
		'Sportage',
		'Sorento',
		'EV3',
		'EV4',
		'EV5',
		'EV6',
		'EV9',
		'Carnival',
		'PV5',
		'Tasman',
	],
	nissan: ['Juke', 'Qashqai', 'X-Trail', 'Leaf', 'Ariya', 'Pathfinder', 'Patrol', 'Navara', 'Z'],
	suzuki: [
		'Ignis',
		'Swift',
		'Swift Hybrid',
		'Swift Sport',
		'Fronx',
		'Vitara',
		'e Vitara',
		'S-Cross',
		'Jimny',
		'Jimny XL',
	],
	mg: ['MG3', 'MG4', 'MG5', 'MG7', 'ZS', 'ZS Hybrid+', 'S5', 'HS', 'QS', 'U9', 'Cyberster'],
};

/** The fields of a model that decide its position. */
export interface OrderedModel {
	name: string;
	/** The slug of its make. */
	manufacturer: string;
}

const ranks = new Map(
	Object.entries(ORDER).flatMap(([make, names]) =>
		names.map((name, index): [string, number] => [`${make}/${slugOf(name)}`, index]),
	),
);

/**
 * Compares two models for sorting: by make in the site's order, within a make in the fixed order, then all other models by
 * name.
 *
 * @param makes the slugs of the site's makes in their order
 */
export function byModelOrder(makes: readonly string[]): (a: OrderedModel, b: OrderedModel) => number {
	const make = ({ manufacturer }: OrderedModel) => makes.indexOf(manufacturer);
	return (a, b) => make(a) - make(b) || rankOf(a) - rankOf(b) || compareNames(a.name, b.name);
}

function rankOf({ name, manufacturer }: OrderedModel): number {
	return ranks.get(`${manufacturer}/${slugOf(name)}`) ?? Number.MAX_SAFE_INTEGER;
}
