import { expect, test } from 'vitest';
import { SearchUnavailable } from '../search-unavailable.ts';
import { facetExpressions, numericExpressions, quoted } from './filter-expression.ts';

test.each([
	{ value: 'Land Cruiser', text: '"Land Cruiser"' },
	{ value: '"', text: '"\\""' },
	{ value: '\\', text: '"\\\\"' },
	{ value: 'x" OR dealer != "y', text: '"x\\" OR dealer != \\"y"' },
	{ value: '🚗 <b>', text: '"🚗 <b>"' },
])('$value is the value $text', ({ value, text }) => {
	expect(quoted(value)).toBe(text);
});

test.each([
	{ filters: undefined, expressions: [] },
	{ filters: 'make:Kia', expressions: ['make = "Kia"'] },
	{ filters: ['make:Kia', 'body:SUV'], expressions: ['make = "Kia"', 'body = "SUV"'] },
	{ filters: [['make:Kia', 'make:MG']], expressions: [['make = "Kia"', 'make = "MG"']] },
	{ filters: ['make:-Kia'], expressions: ['make != "Kia"'] },
	{ filters: ['badge:\\-x'], expressions: ['badge = "-x"'] },
	{ filters: ['tag:4:3'], expressions: ['tag = "4:3"'] },
])('facet filters $filters become $expressions', ({ filters, expressions }) => {
	expect(facetExpressions(filters)).toEqual(expressions);
});

test.each([
	{ filters: ['price>=5000', 'price<=9000'], expressions: ['price >= 5000', 'price <= 9000'] },
	{ filters: [['year=2020', 'year=2021']], expressions: [['year = 2020', 'year = 2021']] },
	{ filters: ['price:5000 to 9000.5'], expressions: ['price 5000 TO 9000.5'] },
	{ filters: ['km < -1'], expressions: ['km < -1'] },
])('numeric filters $filters become $expressions', ({ filters, expressions }) => {
	expect(numericExpressions(filters)).toEqual(expressions);
});

test.each(['price>=1 OR dealer != "x"', 'price>=NaN', 'price', 'a b=1', 'price:1 to'])(
	'%s is no numeric filter',
	(filter) => {
		expect(() => numericExpressions([filter])).toThrow(SearchUnavailable);
	},
);

test.each(['Toyota', 'make = "x" OR make:y'])('%s is no facet filter', (filter) => {
	expect(() => facetExpressions([filter])).toThrow(SearchUnavailable);
});
