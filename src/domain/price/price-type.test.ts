import { expect, test } from 'vitest';
import { PRICE_TYPES, priceTypeLabel } from './price-type.ts';

test.each([
	['drive_away', 'car', 'Drive away'],
	['drive_away', 'caravan', 'Drive away'],
	['drive_away', 'motorcycle', 'Ride away'],
	['estimated_drive_away', 'car', 'Estimated drive away'],
	['estimated_drive_away', 'caravan', 'Estimated drive away'],
	['estimated_drive_away', 'motorcycle', 'Estimated ride away'],
	['excl_government_charges', 'car', 'Excluding government charges'],
	['excl_government_charges', 'motorcycle', 'Excluding government charges'],
	['on_application', 'car', 'Price on application'],
	['on_application', 'motorcycle', 'Price on application'],
] as const)('%s on a %s reads "%s"', (type, item, label) => {
	expect(priceTypeLabel(type, item)).toBe(label);
});

test('the four price types of the specification are known (resolution 211)', () => {
	expect(PRICE_TYPES).toEqual([
		'drive_away',
		'estimated_drive_away',
		'excl_government_charges',
		'on_application',
	]);
});
