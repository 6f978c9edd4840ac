import { expect, test } from 'vitest';
import type { VehicleFact } from '../../../domain/vehicle/vehicle-facts.ts';
import { comparisonRows } from './comparison.ts';

const facts = (all: Record<string, string>): VehicleFact[] => Object.entries(all);

test.each([
	{ name: 'equal values', a: { Seats: '7' }, b: { Seats: '7' }, differs: false },
	{ name: 'different values', a: { Seats: '7' }, b: { Seats: '5' }, differs: true },
	{ name: 'the same in capitals', a: { Drive: 'AWD' }, b: { Drive: 'awd' }, differs: false },
	{ name: 'a value one of them does not state', a: { Seats: '7' }, b: {}, differs: false },
	{ name: 'a fact that identifies one vehicle', a: { VIN: 'JT1' }, b: { VIN: 'JT2' }, differs: false },
])('whether vehicles differ: $name', ({ a, b, differs }) => {
	expect(comparisonRows([facts(a), facts(b)])[0]?.differs).toBe(differs);
});

test('one different value among three vehicles is a difference, and a missing value is not', () => {
	const rows = comparisonRows([facts({ Seats: '7' }), facts({}), facts({ Seats: '5' })]);
	expect(rows).toEqual([{ label: 'Seats', values: ['7', null, '5'], differs: true }]);
});

test('a fact that only a later vehicle has keeps its position there', () => {
	const rows = comparisonRows([
		facts({ Price: '$1', Drive: 'AWD' }),
		facts({ Price: '$2', Gears: '6', Drive: 'AWD' }),
	]);
	expect(rows.map(({ label }) => label)).toEqual(['Price', 'Gears', 'Drive']);
});

test('rows have the order of the pages, identifying facts last', () => {
	const rows = comparisonRows([
		facts({ VIN: 'JT1', Price: '$1', Seats: '7' }),
		facts({ Price: '$2', Doors: '4' }),
	]);
	expect(rows.map(({ label }) => label)).toEqual(['Price', 'Doors', 'Seats', 'VIN']);
});

test('a repeated fact counts at its first position', () => {
	const twice = [
		['Fuel', 'Diesel, 7.2 L'],
		['Fuel', 'Diesel'],
	] as const;
	expect(comparisonRows([twice])).toEqual([{ label: 'Fuel', values: ['Diesel, 7.2 L'], differs: false }]);
});

test('a fact with different labels in key facts and specifications is one row', () => {
	const twice = [
		['Stock no.', 'H1'],
		['ATM', '2,800 kg'],
		['Stock number', 'H1'],
		['Aggregate trailer mass', '2,800 kg'],
	] as const;
	expect(comparisonRows([twice]).map(({ label }) => label)).toEqual([
		'Aggregate trailer mass',
		'Stock number',
	]);
});

test('price, state, condition, place and repayment come first, and GVM has one name', () => {
	const rows = comparisonRows([
		facts({
			Odometer: '10 km',
			GVM: '4,490 kg',
			'Gross vehicle mass': '4,490 kg',
			'Comparison rate': '9.36% p.a.',
			Location: 'Newstead',
			Condition: 'Used',
			Availability: 'Reserved',
			Price: '$1',
		}),
	]);
	expect(rows.map(({ label }) => label)).toEqual([
		...[
			'Price',
			'Availability',
			'Condition',
			'Location',
			'Comparison rate',
			'Odometer',
			'Gross vehicle mass',
		],
	]);
});

test('without vehicles there are no rows', () => expect(comparisonRows([])).toEqual([]));
