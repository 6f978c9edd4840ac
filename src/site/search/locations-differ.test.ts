import { expect, test } from 'vitest';
import { locationsDiffer } from './locations-differ.ts';

const at = (location_name: string | null, city: string | null, dealership_name: string) => ({
	location_name,
	city,
	dealership_name,
});

test('a location for each city or each dealership repeats their sections', () => {
	expect(locationsDiffer([at('Newstead', 'Brisbane', 'Group'), at('Southport', 'Gold Coast', 'Group')])).toBe(
		false,
	);
	expect(locationsDiffer([at('North', 'Brisbane', 'Kia North'), at('South', 'Brisbane', 'Kia South')])).toBe(
		false,
	);
	expect(
		locationsDiffer([
			at('Newstead', 'Newstead', 'Group'),
			at('Newstead', null, 'Group'),
			at('Perth', 'Perth', 'Group'),
		]),
	).toBe(false);
});

test('yards are distinguished by location where city and dealership do not', () => {
	expect(
		locationsDiffer([
			at('North', 'Brisbane', 'Group'),
			at('South', 'Brisbane', 'Group'),
			at('Perth', 'Perth', 'Perth Cars'),
		]),
	).toBe(true);
});
