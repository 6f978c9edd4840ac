import { slugOf } from '../naming/slug.ts';
import type { ItemType } from './item-type.ts';

/** A body type in the words of pages and addresses. */
export interface BodyType {
	/** The label for visitors; several keys may share it (resolution 13). */
	label: string;
	/** The segment of `/search/{body}`; keys with one label share it. */
	slug: string;
	item: ItemType;
	/** The plural, for the heading of a list: 'Utes', 'Naked motorcycles'. */
	many: string;
}

const body = (
	label: string,
	slug: string = slugOf(label),
	item: ItemType = 'car',
	many: string = item === 'motorcycle' ? `${label} motorcycles` : `${label}s`,
): BodyType => ({ label, slug, item, many });

/** The eighteen body types of CONFIG-033, by key. */
export const BODY_TYPES = {
	'4x4': body('4x4'),
	bus: body('Bus', 'bus', 'car', 'Buses'),
	cabChassis: body('Cab chassis', 'cab-chassis', 'car', 'Cab chassis'),
	convertible: body('Convertible'),
	coupe: body('Coupe'),
	hardtop: body('Hardtop'),
	hatch: body('Hatch', 'hatch', 'car', 'Hatchbacks'),
	hatchback: body('Hatch', 'hatch', 'car', 'Hatchbacks'),
	motorhome: body('Motorhome'),
	lightTruck: body('Light truck'),
	peopleMover: body('People mover'),
	sedan: body('Sedan'),
	softtop: body('Convertible'),
	suv: body('SUV'),
	ute: body('Ute'),
	van: body('Van'),
	wagon: body('Wagon'),
	stationWagon: body('Wagon'),
} as const satisfies Record<string, BodyType>;

/** The body types of caravans and motorcycles, by key. */
export const OTHER_BODY_TYPES = {
	caravan: body('Caravan', 'caravan', 'caravan'),
	popTop: body('Pop-top', 'pop-top', 'caravan'),
	camperTrailer: body('Camper trailer', 'camper-trailer', 'caravan'),
	fifthWheeler: body('Fifth wheeler', 'fifth-wheeler', 'caravan'),
	campervan: body('Campervan', 'campervan', 'caravan'),
	adventure: body('Adventure', 'adventure', 'motorcycle'),
	naked: body('Naked', 'naked', 'motorcycle'),
	cruiser: body('Cruiser', 'cruiser', 'motorcycle'),
	sport: body('Sport', 'sport', 'motorcycle'),
	touring: body('Touring', 'touring', 'motorcycle'),
	scooter: body('Scooter', 'scooter', 'motorcycle', 'Scooters'),
	offRoad: body('Off-road', 'off-road', 'motorcycle'),
} as const satisfies Record<string, BodyType>;

/** Keys by the slugs of other names in feeds. */
const ALIASES: Record<string, keyof typeof BODY_TYPES | keyof typeof OTHER_BODY_TYPES> = {
	'4wd': '4x4',
	'cab-chassis': 'cabChassis',
	cab: 'cabChassis',
	'light-truck': 'lightTruck',
	truck: 'lightTruck',
	'people-mover': 'peopleMover',
	minivan: 'peopleMover',
	mpv: 'peopleMover',
	'soft-top': 'softtop',
	cabriolet: 'convertible',
	'ute-tray': 'ute',
	utility: 'ute',
	pickup: 'ute',
	'pick-up': 'ute',
	'dual-cab': 'ute',
	'sport-utility': 'suv',
	'station-wagon': 'stationWagon',
	'pop-top': 'popTop',
	poptop: 'popTop',
	camper: 'camperTrailer',
	'camper-trailer': 'camperTrailer',
	'fifth-wheeler': 'fifthWheeler',
	'5th-wheeler': 'fifthWheeler',
	'camper-van': 'campervan',
	'off-road': 'offRoad',
	'hatch-back': 'hatchback',
	minibus: 'bus',
	'commercial-van': 'van',
};

const ALL: Record<string, BodyType> = { ...BODY_TYPES, ...OTHER_BODY_TYPES };
const BY_NAME = new Map(Object.entries(ALL).map(([key, type]) => [slugOf(key), type]));

/**
 * The body type with a name, ignoring case, spaces and hyphens; null for an unknown name.
 *
 * @example bodyTypeOf('Station Wagon')?.label // 'Wagon'
 */
export function bodyTypeOf(text: string): BodyType | null {
	const name = slugOf(text);
	const alias = ALIASES[name];
	return (alias ? ALL[alias] : BY_NAME.get(name)) ?? null;
}

/** The body type whose address is `/search/{slug}`; null when no body has that slug (resolution 16). */
export function bodyTypeBySlug(slug: string): BodyType | null {
	return Object.values(ALL).find((type) => type.slug === slug) ?? null;
}
