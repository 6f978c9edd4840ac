import { expect, test } from 'vitest';
import { vehicleName } from './own-vehicle.ts';

test.each([
	['mazda', 'Mazda'],
	['cx-5', 'CX-5'],
	['bmw', 'BMW'],
	['i30', 'i30'],
	['ranger wildtrak', 'Ranger Wildtrak'],
	['McLaren', 'McLaren'],
])('a make or model typed as %s is written %s', (typed, name) => {
	expect(vehicleName(typed)).toBe(name);
});
