import { expect, test } from 'vitest';
import { fitTable } from './fit-table.ts';
import { holdOut } from './hold-out.ts';
import { type Listing, readListings } from './read-listings.ts';

const HEADER = 'Year,Title,UsedOrNew,Kilometres,Location,Price';

/** Listings of two models with known rates: 0.08 a year, 0.002 for 1,000 km; with `isDirty` every fifth price is mistyped. */
function listings(isDirty = false): Listing[] {
	return Array.from({ length: 200 }, (_, index) => {
		const isFirst = index % 2 === 0;
		const [age, kms] = [index % 8, 5_000 + ((index * 7_919) % 90_000)];
		const price = (isFirst ? 40_000 : 20_000) * Math.exp(-0.08 * (age - 3) - (0.002 * (kms - 45_000)) / 1000);
		return {
			group: 'japanese',
			make: 'Mazda',
			model: isFirst ? 'CX-5 Akera' : '3 Neo',
			age,
			kms,
			price: isDirty && index % 20 === 0 ? price * 10 : price,
			place: `Place ${index % 10}`,
		};
	});
}

test.each([false, true])(
	'the fit finds the known rates and prices, with mistyped prices among them: %s',
	(isDirty) => {
		const { groups, prices } = fitTable(listings(isDirty), 2023);
		expect(groups['japanese']?.per_year).toBeCloseTo(0.08, 3);
		expect(groups['japanese']?.per_1000_kms).toBeCloseTo(0.002, 3);
		expect(prices).toEqual({ mazda: { '3': 20_000, '3neo': 20_000, cx5: 40_000, cx5akera: 40_000 } });
	},
);

test('a model with too few listings has no price', () => {
	const few = listings().filter(({ model }, index) => model === '3 Neo' || index < 20);
	expect(Object.keys(fitTable(few, 2023).prices['mazda'] ?? {})).toEqual(['3', '3neo']);
});

test('the fit predicts held-out listings without error where all prices are exact', () => {
	const held = holdOut(listings(), 2023);
	expect(held).toHaveLength(200);
	for (const { version, model } of held) {
		expect(Math.abs(version ?? 1)).toBeLessThan(0.001);
		expect(Math.abs(model)).toBeLessThan(0.001);
	}
});

test('the listings of one place are held out together, so that a seller’s prices are not predicted from its own', () => {
	const odd = listings().map((listing) =>
		listing.place === 'Place 3' ? { ...listing, price: listing.price * 1.2 } : listing,
	);
	const errors = holdOut(
		odd,
		2023,
		odd.filter(({ place }) => place === 'Place 3'),
	).map(({ model }) => model);
	for (const error of errors) expect(error).toBeCloseTo(1 / 1.2 - 1, 1);
});

test.each([
	['2021,2021 Mazda CX-5 Maxx,USED,40000,"Geelong, VIC",31990', 'Mazda CX-5 Maxx 2 40000 31990'],
	['2021,2021 Land Rover Discovery SE,DEMO,400,"Geelong, VIC",91990', 'Land Rover Discovery SE 2 400 91990'],
	['2021,2021 Mazda CX-5 Maxx,NEW,4,"Geelong, VIC",31990', null],
	['2021,2021 Mazda CX-5 Maxx,USED,40000,"Geelong, VIC",POA', null],
	['2021,2021 Mazda CX-5 Maxx,USED,- / -,"Geelong, VIC",31990', null],
	['2021,2021 Trabant 601,USED,40000,"Geelong, VIC",31990', null],
	['2021,2021 Mazda CX-5 Maxx,USED,40000,"Geelong, VIC",31', null],
	['2024,2024 Mazda CX-5 Maxx,USED,40000,"Geelong, VIC",31990', null],
	[',,,,,', null],
])('the row %s is read as %s', (row, expected) => {
	const [found] = readListings(`${HEADER}\n${row}\n`, 2023);
	const { make, model, age, kms, price } = found ?? {};
	expect(found ? `${make} ${model} ${age} ${kms} ${price}` : null).toBe(expected);
});

test('a listing that occurs twice counts once', () => {
	const row = '2021,2021 Mazda CX-5 Maxx,USED,40000,"Geelong, VIC",31990';
	expect(readListings(`${HEADER}\n${row}\n${row}\n`, 2023)).toHaveLength(1);
});
