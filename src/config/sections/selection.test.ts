import { expect, test } from 'vitest';
import { formatProblem } from '../problems/problem.ts';
import { schemaProblems } from '../problems/schema-problems.ts';
import { SelectionSchema } from './selection.ts';

const problems = (selection: unknown) => {
	const { error } = SelectionSchema.safeParse(selection);
	return error ? schemaProblems(error, selection, SelectionSchema, 'dealer.ts').map(formatProblem) : [];
};

test.each([
	['values of a field', { body: 'SUV', make: ['Kia', 'MG'] }],
	['numbers between two ends', { price: { min: 10_000, max: 20_000 }, seats: { min: 7 } }],
	['yes and no', { certified: true, reserved: false }],
	['one of several, and not another', { any: [{ body: 'SUV' }, { body: 'Ute' }], not: { fuel: 'Diesel' } }],
])('a selection by %s is understood', (_, selection) => {
	expect(problems(selection)).toEqual([]);
});

const FILE = 'dealer.ts:';
const EXAMPLE = "{ body: ['SUV', 'Wagon'], seats: { min: 7 } }";

test.each<[string, unknown, string]>([
	[
		'a filter’s text, as before',
		'body = "SUV" AND seats >= 7',
		`dealer.ts: expected fields such as ${EXAMPLE} in place of a filter's text, found "body = \\"SUV\\" AND seats >= 7"`,
	],
	['a misspelt field', { seets: { min: 7 } }, "dealer.ts: seets: unknown option; did you mean 'seats'?"],
	[
		'a misspelt field of an alternative',
		{ any: [{ colr: 'Red' }] },
		`${FILE} any[0].colr: unknown option; did you mean 'colour'?`,
	],
	[
		'a misspelt value of a field with few',
		{ car_type: 'usd' },
		'dealer.ts: car_type: expected one of "new", "demo", "used" or a list, found "usd"; did you mean "used"?',
	],
	[
		'a misspelt value of several',
		{ car_type: ['new', 'usd'] },
		'dealer.ts: car_type[1]: expected one of "new", "demo", "used", found "usd"; did you mean "used"?',
	],
	['a number in place of its ends', { seats: 7 }, 'dealer.ts: seats: expected a group of options, found 7'],
	[
		'a text compared by size',
		{ make: { min: 3 } },
		'dealer.ts: make: expected text or a list, found {"min":3}',
	],
	[
		'ends that are not numbers',
		{ seats: {} },
		'dealer.ts: seats: expected a lowest number, a highest one or both, such as { min: 7 }, found {}',
	],
	[
		'ends the wrong way round',
		{ seats: { min: 9, max: 2 } },
		'dealer.ts: seats: expected a lowest number that is not above the highest, found {"min":9,"max":2}',
	],
	['nothing', {}, `dealer.ts: expected at least one field, such as ${EXAMPLE}, found {}`],
])('%s is a problem of its option', (_, selection, message) => {
	expect(problems(selection)).toEqual([message]);
});

test('an unknown field is reported with the known ones; a named search cannot refer to named searches', () => {
	expect(problems({ categories: 'Family' })[0]).toMatch(
		/^dealer.ts: categories: unknown option; known here: id, make/,
	);
});
