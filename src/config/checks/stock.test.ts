import { expect, test } from 'vitest';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import { knownMakesAndBodies } from './stock.ts';

const PICTURE = { image: 'a.svg', alt: '' };

/** A dealer that names a make, and a body, wherever one can be named. */
const naming = (make: string, body: string) => ({
	manufacturer: make,
	stock: { filter: { exclude_makes: ['Kia', make] } },
	search: { popular_makes: [make] },
	locations: [aLocation({ manufacturers: [make] })],
	features: { online_purchase: { makes: [make] } },
	home: {
		blocks: [
			{
				block: 'hero' as const,
				style: 'showroom' as const,
				title: 'a',
				picture: PICTURE,
				about: 'b',
				link: 'c',
				stock: { make, body },
			},
			{ block: 'line-up' as const, title: 'a', models: [{ make, model: 'x', picture: PICTURE }] },
			{ block: 'make-tiles' as const, title: 'a', style: 'cards' as const, pictures: { [make]: PICTURE } },
			{
				block: 'body-tiles' as const,
				title: 'a',
				style: 'shapes' as const,
				tiles: [{ body: 'SUV' }, { body }],
			},
		],
	},
});

test.each([
	['Toyota', 'Ute'],
	['toyota', 'stationWagon'],
	['MERCEDES BENZ', 'Cab chassis'],
])('%s and %s are known', (make, body) => {
	expect(findings(knownMakesAndBodies, naming(make, body))).toEqual([]);
});

test('a misspelt make and an unknown body are reported in every option', () => {
	const make = 'expected a make the product knows, found "Toyta"; did you mean "Toyota"?';
	const body =
		'expected a body the product knows, found "Spaceship"; src/domain/vehicle/attributes/body-types.ts lists them';
	expect(findings(knownMakesAndBodies, naming('Toyta', 'Spaceship'))).toEqual([
		`manufacturer: ${make}`,
		`stock.filter.exclude_makes[1]: ${make}`,
		`search.popular_makes[0]: ${make}`,
		`locations[0].manufacturers[0]: ${make}`,
		`features.online_purchase.makes[0]: ${make}`,
		`home.blocks[0].stock.make: ${make}`,
		`home.blocks[1].models[0].make: ${make}`,
		`home.blocks[2].pictures: ${make}`,
		`home.blocks[0].stock.body: ${body}`,
		`home.blocks[3].tiles[1].body: ${body}`,
	]);
});

test('a make with no similar name gets no suggestion', () => {
	expect(findings(knownMakesAndBodies, { manufacturer: 'Zorblatt' })).toEqual([
		'manufacturer: expected a make the product knows, found "Zorblatt"; src/domain/model/manufacturers.ts lists them',
	]);
});
