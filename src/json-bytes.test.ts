import { expect, test } from 'vitest';
import { entriesOfLists, withLists } from './json-bytes.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

const CARS = [{ name: 'Škoda\n],"none":[' }, { name: '“CX-5”' }, {}];
const FILE = withLists({ dealer: 'Coast' }, { cars: CARS.map(bytes), none: [], one: [bytes({ id: 1 })] });

test('lists of bytes are the same JSON as the whole object', () => {
	const whole = { dealer: 'Coast', cars: CARS, none: [], one: [{ id: 1 }] };
	expect(JSON.stringify(JSON.parse(FILE.toString()))).toBe(JSON.stringify(whole));
});

test('the entries of each list are found in the file', () => {
	const found = [...entriesOfLists(FILE)].map(([name, entries]) => [name, entries.map(String)]);
	const texts = CARS.map((car) => JSON.stringify(car));
	expect(found).toEqual([
		['cars', texts],
		['none', []],
		['one', ['{"id":1}']],
	]);
});
