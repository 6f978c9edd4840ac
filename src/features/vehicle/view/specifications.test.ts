import { expect, test } from 'vitest';
import { vehiclePageOf } from '../../../../tests/fixtures/sites/vehicle-page.ts';

test('every fact of a vehicle that is known has a row, with its unit (VDP-007 to VDP-010, VDP-017 to VDP-020, VDP-050)', () => {
	const page = vehiclePageOf({
		...{ stocknum: 'S1', vin: '6T1BF3EK50X123456', regplate: 'ABC 123', build_date: '05/2021' },
		...{ compliance_date: '06/2021', colour: 'Glacier White', interior_colour: 'Black', seats: 5, doors: 4 },
		...{ simple_body: 'sedan', bodyconfiguration: '4-door sedan', simple_fuel: 'Petrol', fuel: 'Unleaded' },
		...{ simple_transmission: 'Automatic', trans: '6-Speed Sports Automatic', gearnum: 6, drive: 'FWD' },
		engine_size: '2.5 L',
		variant: {
			...{ cylinders: 4, enginesize: 2_494, enginesize_litres: 2.5, induction: 'Turbo', torque: '235 Nm' },
			...{ fuelconsumptioncombined: 7.8, fuelcapacity: 70, grossvehiclemass: 2_100 },
			...{ vehiclelength: 4_825, vehicleheight: 1_470, vehiclewidth: 1_825 },
			...{ ancaprating: 5, geartype: 'Sports automatic' },
		},
	});
	const rows = page.specifications.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]);
	expect(rows).toEqual([
		['Stock number', 'S1'],
		['VIN', '6T1BF3EK50X123456'],
		['Registration', 'ABC 123'],
		['Colour', 'Glacier White'],
		['Interior colour', 'Black'],
		['Build date', '05/2021'],
		['Compliance date', '06/2021'],
		['Body', '4-door sedan'],
		['Doors', '4'],
		['Seats', '5'],
		['Transmission', '6-Speed Sports Automatic'],
		['Gears', '6'],
		['Gear type', 'Sports automatic'],
		['Drive', 'FWD'],
		['Fuel', 'Unleaded'],
		['Fuel consumption, combined', '7.8 L/100 km'],
		['Fuel capacity', '70 L'],
		['Cylinders', '4'],
		['Engine size', '2,494 cc'],
		['Engine size in litres', '2.5 L'],
		['Induction', 'Turbo'],
		['Torque', '235 Nm'],
		['ANCAP rating', '5 stars'],
		['Gross vehicle mass', '2,100 kg'],
		['Length', '4,825 mm'],
		['Width', '1,825 mm'],
		['Height', '1,470 mm'],
	]);
});

test.each([
	{ name: 'in litres alone', fields: { variant: { enginesize_litres: 2.5 } }, rows: ['2.5 L'] },
	{ name: 'in cubic centimetres alone', fields: { variant: { enginesize: 471 } }, rows: ['471 cc'] },
	{ name: 'as the feed has it', fields: { engine_size: '2.0 L' }, rows: ['2.0 L'] },
	{
		name: 'in both',
		fields: { engine_size: '2.0 L', variant: { enginesize: 1_998, enginesize_litres: 2 } },
		rows: ['1,998 cc', '2.0 L'],
	},
])('the engine’s size is given $name (VDP-017)', ({ fields, rows }) => {
	const engine = vehiclePageOf(fields).specifications.filter(({ label }) => label.startsWith('Engine'));
	expect(engine.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(rows);
});
