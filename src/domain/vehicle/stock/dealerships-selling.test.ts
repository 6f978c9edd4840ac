import { expect, test } from 'vitest';
import { dealershipsSelling } from './dealerships-selling.ts';

const place = (
	dealership_slug: string,
	manufacturers: string[],
	location_type: 'sales' | 'service' | null = null,
) => ({ dealership_slug, manufacturers, location_type });

const YARDS = [
	place('newstead', ['Toyota', 'Kia']),
	place('southport', ['MG', 'Kia']),
	place('caboolture', []),
	place('newstead', ['MG'], 'service'),
];

test.each([
	{ make: 'mg', at: ['southport'] },
	{ make: 'MG', at: ['southport'] },
	{ make: 'Kia', at: ['newstead', 'southport'] },
	{ make: 'Suzuki', at: null },
])('$make is sold at $at', ({ make, at }) => {
	expect(dealershipsSelling(make, YARDS)).toEqual(at);
});

test('a make that every dealership sells restricts no vehicle', () => {
	expect(dealershipsSelling('Kia', [place('a', ['Kia']), place('b', ['Kia'])])).toBeNull();
});
