import { expect, test } from 'vitest';
import { bodyIcon } from './key-facts.ts';

test.each([
	{ item_type: 'car', simple_body: 'suv', icon: 'car' },
	{ item_type: 'car', simple_body: 'ute', icon: 'ute' },
	{ item_type: 'car', simple_body: 'cabChassis', icon: 'ute' },
	{ item_type: 'car', simple_body: 'van', icon: 'truck' },
	{ item_type: 'car', simple_body: 'something new', icon: 'car' },
	{ item_type: 'car', simple_body: null, icon: 'car' },
	{ item_type: 'caravan', simple_body: 'popTop', icon: 'caravan' },
	{ item_type: 'motorcycle', simple_body: null, icon: 'motorcycle' },
] as const)('a $item_type of body $simple_body is drawn as a $icon', ({ icon, ...vehicle }) => {
	expect(bodyIcon(vehicle)).toBe(icon);
});
