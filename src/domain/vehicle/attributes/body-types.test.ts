import { expect, test } from 'vitest';
import { exceptions } from '../../../../tests/fixtures/reporting/exceptions.ts';
import { MANUFACTURERS } from '../../model/manufacturers.ts';
import { isSlug } from '../naming/slug.ts';
import { BODY_TYPES, bodyTypeBySlug, bodyTypeOf, OTHER_BODY_TYPES } from './body-types.ts';

const ALL = Object.entries({ ...BODY_TYPES, ...OTHER_BODY_TYPES });

test('the eighteen body types of CONFIG-033 are known, each with its label', () => {
	const labels = Object.entries(BODY_TYPES).map(([key, { label }]) => `${key}: ${label}`);
	expect(labels).toEqual([
		'4x4: 4x4',
		'bus: Bus',
		'cabChassis: Cab chassis',
		'convertible: Convertible',
		'coupe: Coupe',
		'hardtop: Hardtop',
		'hatch: Hatch',
		'hatchback: Hatch',
		'motorhome: Motorhome',
		'lightTruck: Light truck',
		'peopleMover: People mover',
		'sedan: Sedan',
		'softtop: Convertible',
		'suv: SUV',
		'ute: Ute',
		'van: Van',
		'wagon: Wagon',
		'stationWagon: Wagon',
	]);
});

test.each(ALL)('%s is read by its key, its label and its address', (key, type) => {
	expect(isSlug(type.slug)).toBe(true);
	expect(bodyTypeOf(key)).toMatchObject({ label: type.label, slug: type.slug });
	expect(bodyTypeOf(type.label)).toMatchObject({ label: type.label, slug: type.slug });
	expect(bodyTypeOf(type.label.toUpperCase())).toMatchObject({ slug: type.slug });
	expect(bodyTypeOf(type.slug)).toMatchObject({ slug: type.slug });
	expect(bodyTypeBySlug(type.slug)).toMatchObject({ label: type.label, slug: type.slug });
});

test.each([
	['Ute / Tray', 'Ute'],
	['Utility', 'Ute'],
	['Dual Cab', 'Ute'],
	['Pick-up', 'Ute'],
	['Cab Chassis', 'Cab chassis'],
	['Station Wagon', 'Wagon'],
	['Hatch Back', 'Hatch'],
	['Soft Top', 'Convertible'],
	['Cabriolet', 'Convertible'],
	['Coupé', 'Coupe'],
	['4WD', '4x4'],
	['People-Mover', 'People mover'],
	['MPV', 'People mover'],
	['Commercial Van', 'Van'],
	['Poptop', 'Pop-top'],
	['5th Wheeler', 'Fifth wheeler'],
	['Off Road', 'Off-road'],
])('feeds write %s for %s', (text, label) => {
	expect(bodyTypeOf(text)?.label).toBe(label);
});

test.each(['', 'Spaceship', 'Other', 'constructor', '__proto__'])('%o means no body', (text) => {
	expect(bodyTypeOf(text)).toBeNull();
	expect(bodyTypeBySlug(text)).toBeNull();
});

test('bodies with the same label share an address, and no others do (resolution 13)', () => {
	const bySlug = new Map(ALL.map(([, { slug, label }]) => [slug, label]));
	const byLabel = new Map(ALL.map(([, { slug, label }]) => [label, slug]));
	const isOne = ({ slug, label }: { slug: string; label: string }) =>
		bySlug.get(slug) === label && byLabel.get(label) === slug;
	expect(exceptions(ALL, ([, body]) => isOne(body))).toEqual([]);
});

test('no address is that of both a body and a make (resolution 16)', () => {
	const makes = new Set(MANUFACTURERS.map(({ slug }) => slug));
	expect(ALL.filter(([, { slug }]) => makes.has(slug))).toEqual([]);
});
