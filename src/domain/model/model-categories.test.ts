import { describe, expect, test } from 'vitest';
import { bodyKey, bodyKeys, categoriesOf, categoryNames } from './model-categories.ts';
import { modelLabel } from './model-label.ts';

const BODIES = {
	'SUVs & 4WDs': ['suv', '4x4'],
	Cars: ['hatch', 'sedan'],
	'Hatch & sedans': ['Hatch', 'Sedan'],
	'Utes & Vans': ['ute', 'peopleMover'],
};

describe('the categories of a model (resolution 154)', () => {
	test.each([
		['hatch', 'available', [], ['Cars', 'Hatch & sedans']],
		['SUV', 'available', ['Electrified'], ['SUVs & 4WDs', 'Electrified']],
		['people mover', 'available', [], ['Utes & Vans']],
		['suv', 'coming_soon', ['Family'], ['SUVs & 4WDs', 'Family', 'Upcoming']],
		['suv', 'discontinued', ['Electrified'], ['Discontinued']],
		['amphibian', 'available', [], []],
	] as const)('of body %s, %s, with %j', (manufacturer_body, status, categories, expected) => {
		expect(categoriesOf({ manufacturer_body, status, categories }, BODIES)).toEqual(expected);
	});

	test('only categories with a model are shown, in their order', () => {
		expect(categoryNames([['Discontinued'], ['Electrified', 'Family'], ['Cars']])).toEqual([
			'Cars',
			'Electrified',
			'Family',
			'Discontinued',
		]);
	});

	test.each([
		['peopleMover', 'people-mover'],
		['SUV', 'suv'],
		['hatchback', 'hatch'],
	])('%s has the parameter %s', (body, key) => {
		expect(bodyKey(body)).toBe(key);
	});

	test.each([
		['Hatch', ['hatch', 'hatchback']],
		['people mover', ['people-mover', 'peoplemover']],
		['stationWagon', ['wagon', 'stationwagon']],
		['SUV', ['suv']],
		['amphibian', ['amphibian']],
	])('%s is found by %j', (body, keys) => {
		expect(bodyKeys(body)).toEqual(keys);
	});
});

test.each([
	['coming_soon', 'Upcoming'],
	['available', 'All-New'],
	['discontinued', null],
] as const)('a model that is %s is labelled %s (MODELS-018, resolution 155)', (status, label) => {
	expect(modelLabel(status)).toBe(label);
});
