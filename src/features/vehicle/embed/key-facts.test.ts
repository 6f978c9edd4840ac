import { expect, test } from 'vitest';
import { aVehicle } from '../../../../tests/fixtures/search/search-document.ts';
import { bodyIcon, keyFacts } from './key-facts.ts';

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

test.each([
	{ rego_expiry: '2026-06-15', text: 'ABC 123, Expires on 15 Jun 2026' },
	{ rego_expiry: '2026-06-14', text: 'ABC 123' },
	{ rego_expiry: '2026-06-13', text: 'ABC 123' },
	{ rego_expiry: null, text: 'ABC 123' },
])('on 14 June 2026 a registration until $rego_expiry reads "$text" (VDP-061, resolution 68)', (row) => {
	const vehicle = aVehicle({ id: '1', regplate: 'ABC 123', rego_expiry: row.rego_expiry });
	const facts = keyFacts(vehicle, '2026-06-14');
	expect(facts.find(({ label }) => label === 'Registration')?.value).toBe(row.text);
});
