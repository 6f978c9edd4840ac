import { expect, test } from 'vitest';
import { electrification } from './fuel.ts';

test.each([
	['Electric', 'electric'],
	['electric', 'electric'],
	['EV', 'electric'],
	['BEV', 'electric'],
	['Battery Electric (EV)', 'electric'],
	['Hybrid', 'hybrid'],
	['Petrol Hybrid', 'hybrid'],
	['Plug-in hybrid', 'hybrid'],
	['PHEV', 'hybrid'],
	['HEV', 'hybrid'],
	['Hybrid - Electric', 'hybrid'],
	['Petrol/Electric', 'hybrid'],
	['Electric / Unleaded', 'hybrid'],
	['Premium & Electric', 'hybrid'],
	['Diesel-Electric', 'hybrid'],
	['Gas/Electric', 'hybrid'],
	['EV with petrol range extender', 'hybrid'],
	['Petrol', null],
	['Premium Unleaded', null],
	['Diesel', null],
	['LPG', null],
	['Chevron', null],
	['', null],
] as const)('%o is %s', (text, expected) => {
	expect(electrification({ simple_fuel: text, fuel: null })).toBe(expected);
});

test.each([
	{
		name: 'fuel counts when simple_fuel is unknown',
		simple_fuel: null,
		fuel: 'Electric',
		expected: 'electric',
	},
	{ name: 'simple_fuel beats fuel', simple_fuel: 'Petrol', fuel: 'Electric', expected: null },
	{ name: 'both unknown', simple_fuel: null, fuel: null, expected: null },
])('$name (resolution 47)', ({ expected, ...vehicle }) => {
	expect(electrification(vehicle)).toBe(expected);
});
