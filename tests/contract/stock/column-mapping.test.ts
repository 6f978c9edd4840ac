import { expect, test } from 'vitest';
import { parseDealer } from '../../../src/config/parse-dealer.ts';
import { VEHICLE_TARGETS } from '../../../src/domain/vehicle/record/vehicle-targets.ts';
import { aDealer } from '../../fixtures/config/a-dealer.ts';

/** Problems that the check of a dealer's configuration finds in a column mapping. */
function problems(columns: object): string[] {
	const from = { source: 'csv', file: 'stock.csv', columns };
	return parseDealer({ ...aDealer(), stock: { from } }, 'coast-motors/dealer.ts').problems.map(
		({ option, message }) => `${option}: ${message}`,
	);
}

test('a mapping of known fields is accepted', () => {
	expect(
		problems({
			id: { hash: ['VIN'] },
			'variant.torque': 'Torque',
			'location.address.city': { column: 'Place', part: { of: ', ', index: 0 } },
			images: { column: 'Photos', list: '|' },
			badge: { first: ['Badge', { column: 'Title', after: ['Year', /^Grand \w+/] }] },
			km: { column: 'Odometer', times: 1000, when: { column: 'Unit', matches: /^k/i } },
		}),
	).toEqual([]);
});

test.each([
	{
		name: 'a misspelt field',
		columns: { id: 'Id', colur: 'Colour' },
		expected: "stock.from.columns.colur: unknown option; did you mean 'colour'?",
	},
	{
		name: 'a misspelt field of a group',
		columns: { id: 'Id', 'variant.torqe': 'Torque' },
		expected: "stock.from.columns.variant.torqe: unknown option; did you mean 'variant.torque'?",
	},
	{
		name: 'a group as a whole',
		columns: { id: 'Id', 'location.address': 'Address' },
		expected: expect.stringMatching(/^stock\.from\.columns\.location\.address: unknown option/),
	},
	{
		name: 'no id',
		columns: { make: 'Make' },
		expected: expect.stringMatching(/^stock\.from\.columns\.id: missing/),
	},
	{
		name: 'a pattern with the flag g',
		columns: { id: 'Id', badge: { column: 'Title', match: /x/g } },
		expected: expect.stringMatching(/badge\.match: expected a pattern without the flags g and y/),
	},
	{
		name: 'a misspelt step',
		columns: { id: 'Id', badge: { column: 'Title', mach: /x/ } },
		expected: expect.stringMatching(/badge\.mach: unknown option; did you mean 'match'\?/),
	},
])('$name is a problem of the configuration', ({ columns, expected }) => {
	expect(problems(columns)).toEqual([expected]);
});

test.each(['../other/stock.csv', '/etc/passwd', 'a/../../b.csv', 'C:\\stock.csv', '..\\stock.csv', ''])(
	'a stock file %o outside the folder is a problem of the configuration',
	(file) => {
		const stock = { from: { source: 'json', file } };
		expect(parseDealer({ ...aDealer(), stock }, 'coast-motors/dealer.ts').problems).toMatchObject([
			{
				option: 'stock.from.file',
				message: expect.stringMatching(/^expected a path inside the dealer's folder/),
			},
		]);
	},
);

test('a table can fill every field of a vehicle except the lenders’', () => {
	expect(VEHICLE_TARGETS).toContain('location.address.postcode');
	expect(VEHICLE_TARGETS).toContain('specifications.sleeps');
	expect(VEHICLE_TARGETS).toContain('images');
	expect(VEHICLE_TARGETS.filter((target) => /^(location|variant|finance_lenders)$/.test(target))).toEqual([]);
});
