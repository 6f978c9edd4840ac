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

const ZONE = 'Australia/Brisbane';
const LATE_ON_THE_14TH = new Date('2026-06-14T23:59:00+10:00');

/** The registration among the key facts of a vehicle. */
const registration = (given: { regplate: string | null; rego_expiry: string | null }) =>
	keyFacts(aVehicle({ id: '1', ...given }), LATE_ON_THE_14TH, ZONE).find(
		({ label }) => label === 'Registration',
	);

test.each([
	{ rego_expiry: '2026-06-15', text: 'ABC 123, Expires on 15 Jun 2026' },
	{ rego_expiry: '2026-06-14', text: 'ABC 123' },
	{ rego_expiry: '2026-06-13', text: 'ABC 123' },
	{ rego_expiry: null, text: 'ABC 123' },
])('on 14 June 2026 a registration until $rego_expiry reads "$text" (VDP-061, resolution 68)', (row) => {
	const found = registration({ regplate: 'ABC 123', rego_expiry: row.rego_expiry });
	expect([found?.value, found?.ending?.text].filter(Boolean).join(', ')).toBe(row.text);
});

test('the expiry is shown until the day before it is over, and the plate always', () => {
	expect(registration({ regplate: 'ABC 123', rego_expiry: '2026-06-16' })).toMatchObject({
		value: 'ABC 123',
		ending: { text: 'Expires on 16 Jun 2026', until: Date.parse('2026-06-16T00:00:00+10:00') - 1 },
	});
	expect(registration({ regplate: null, rego_expiry: '2026-06-16' })).toMatchObject({
		value: '',
		ending: { text: 'Expires on 16 Jun 2026' },
	});
	expect(registration({ regplate: null, rego_expiry: '2026-06-14' })).toBeUndefined();
});
