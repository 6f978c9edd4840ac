import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const KNOWN = ['name', 'phone', 'title', 'colours', 'locations', 'id'];

test.each([
	['nam', 'name'],
	['phne', 'phone'],
	['titel', 'title'],
	['colors', 'colours'],
	['COLOURS', 'colours'],
	['lokations', 'locations'],
	['location', 'locations'],
	['ids', 'id'],
	['url', null],
	['x', null],
	['', null],
	['dealership', null],
])('%o most likely means %o', (word, expected) => {
	expect(nearest(word, KNOWN)).toBe(expected);
});

test('an empty list has no nearest name', () => {
	expect(nearest('name', [])).toBeNull();
});
