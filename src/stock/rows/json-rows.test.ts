import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { jsonRows } from './json-rows.ts';

const read = (text: string, key?: string) => {
	const rows = jsonRows(text, key, 'coast/stock.json');
	return rows instanceof Refused ? rows.reason : rows.rows.map(({ number, record }) => [number, record]);
};

test.each([
	{ name: 'a list', text: '[{"id":1},{"id":2}]', key: undefined },
	{ name: "an object's only list", text: '{"date":"2026-11-20","cars":[{"id":1},{"id":2}]}', key: undefined },
	{ name: 'the list that is named', text: '{"errors":[],"cars":[{"id":1},{"id":2}]}', key: 'cars' },
])('$name holds the records, counted from 1', ({ text, key }) => {
	expect(read(text, key)).toEqual([
		[1, { id: 1 }],
		[2, { id: 2 }],
	]);
});

test.each([
	{
		name: 'two lists and none named',
		text: '{"cars":[],"vans":[]}',
		key: undefined,
		reason:
			"coast/stock.json holds the lists 'cars', 'vans' (keys: cars, vans); name the one with the vehicles in stock.from.records",
	},
	{
		name: 'no list',
		text: '{"error":"busy"}',
		key: undefined,
		reason:
			'coast/stock.json holds no list (keys: error); name the one with the vehicles in stock.from.records',
	},
	{
		name: 'another list than the one named',
		text: '{"cars":[]}',
		key: 'vehicles',
		reason:
			"coast/stock.json has no list under 'vehicles' (stock.from.records); it holds the lists 'cars' (keys: cars)",
	},
	{
		name: 'a word',
		text: '"busy"',
		key: undefined,
		reason: 'coast/stock.json holds "busy"; expected a list of vehicles',
	},
	{
		name: 'null',
		text: 'null',
		key: undefined,
		reason: 'coast/stock.json holds null; expected a list of vehicles',
	},
	{
		name: 'half a record',
		text: '[{"id":1},\n{"id":2,"make":',
		key: undefined,
		reason: 'coast/stock.json ends too early, in line 2, column 16: it is half-written or cut short',
	},
	{
		name: 'a key without its value',
		text: '[{"id":1},{"id"',
		key: undefined,
		reason: 'coast/stock.json ends too early, in line 1, column 16: it is half-written or cut short',
	},
	{
		name: 'a list without its end',
		text: '[{"id":1}\n',
		key: undefined,
		reason: 'coast/stock.json ends too early, in line 2, column 1: it is half-written or cut short',
	},
	{
		name: 'half a word',
		text: '[{"id":1},\n{"id":2,"make":"Toy',
		key: undefined,
		reason: 'coast/stock.json ends too early, in line 2, column 20: it is half-written or cut short',
	},
	{
		name: 'a missing comma',
		text: '[{"id":1}\n{"id":2}]',
		key: undefined,
		reason: 'coast/stock.json is not JSON: unexpected "{\\"id\\":2}]" in line 2, column 1',
	},
	{
		name: 'NaN, which is not JSON',
		text: `[{"id":1,"price":22990},\n${'{"id":3,"price":1},'.repeat(50)}\n{"id":2,"price":NaN}]`,
		key: undefined,
		reason: 'coast/stock.json is not JSON: unexpected "NaN}]" in line 3, column 17',
	},
	{
		name: 'a web page',
		text: '<!DOCTYPE html><html><title>Sign in</title>',
		key: undefined,
		reason: 'coast/stock.json is not JSON: unexpected "<!DOCTYPE html><html" in line 1, column 1',
	},
])('$name is refused with its position and content', ({ text, key, reason }) => {
	expect(read(text, key)).toBe(reason);
});
