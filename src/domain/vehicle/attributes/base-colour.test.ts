import { expect, test } from 'vitest';
import { baseColourOf } from './base-colour.ts';

test.each([
	['White', 'White'],
	['BURNING RED PEARL', 'Red'],
	['Golden Black', 'Black'],
	['Blue Sapphire', 'Blue'],
	['Graphite Black', 'Black'],
	['Graphite', 'Grey'],
	['Gray', 'Grey'],
	['Pearl Sand Khaki', 'Green'],
	['Deep Ocean Sapphire', 'Blue'],
	['Silver/Blue', 'Blue'],
	['Starlight', null],
	['Redline', null],
	['', null],
	['🚗', null],
])('the paint %s has the basic colour %s', (paint, colour) => {
	expect(baseColourOf(paint)).toBe(colour);
});
