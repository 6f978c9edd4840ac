import { describe, expect, test } from 'vitest';
import { byDistance, distanceKm, distanceText } from './distance.ts';

const SYDNEY = { lat: -33.8688, long: 151.2093 };
const MELBOURNE = { lat: -37.8136, long: 144.9631 };
const PERTH = { lat: -31.9523, long: 115.8613 };

describe('the distance between two points (GEO-005, GEO-006)', () => {
	test.each([
		{ name: 'a point and itself', from: SYDNEY, to: SYDNEY, km: 0 },
		{ name: 'Sydney to Melbourne', from: SYDNEY, to: MELBOURNE, km: 713.4 },
		{ name: 'Perth to Sydney', from: PERTH, to: SYDNEY, km: 3290.0 },
		{ name: 'a degree along the equator', from: { lat: 0, long: 0 }, to: { lat: 0, long: 1 }, km: 111.2 },
		{ name: 'over the date line', from: { lat: 0, long: 179.5 }, to: { lat: 0, long: -179.5 }, km: 111.2 },
		{ name: 'pole to pole', from: { lat: 90, long: 0 }, to: { lat: -90, long: 0 }, km: 20015.1 },
	])('$name', ({ from, to, km }) => {
		expect(distanceKm(from, to)).toBeCloseTo(km, 0);
		expect(distanceKm(to, from)).toBeCloseTo(km, 0);
	});
});

test.each([
	[0, 'Less than 1 km away'],
	[0.99, 'Less than 1 km away'],
	[1, 'About 1 km away'],
	[12.4, 'About 12 km away'],
	[12.5, 'About 13 km away'],
	[3290, 'About 3,290 km away'],
])('a distance of %d km reads %s', (km, text) => {
	expect(distanceText(km)).toBe(text);
});

test('the nearest location comes first, and locations without coordinates last', () => {
	const places = [
		{ name: 'Nowhere', at: null },
		{ name: 'Perth', at: PERTH },
		{ name: 'Lost', at: null },
		{ name: 'Melbourne', at: MELBOURNE },
	];
	expect(byDistance(places, SYDNEY).map(({ place }) => place.name)).toEqual([
		'Melbourne',
		'Perth',
		'Nowhere',
		'Lost',
	]);
});
