import { expect, test } from 'vitest';
import { motorhomeKind, vehicleNoun } from './motorhome.ts';

test.each([
	{ item_type: 'caravan', simple_body: 'Motorhome', kind: 'motorhome', noun: 'motorhome' },
	{ item_type: 'caravan', simple_body: 'Camper Van', kind: 'campervan', noun: 'campervan' },
	{ item_type: 'car', simple_body: 'motorhome', kind: 'motorhome', noun: 'motorhome' },
	{ item_type: 'caravan', simple_body: 'Pop-top', kind: null, noun: 'caravan' },
	{ item_type: 'caravan', simple_body: null, kind: null, noun: 'caravan' },
	{ item_type: 'car', simple_body: 'Van', kind: null, noun: 'car' },
	{ item_type: 'motorcycle', simple_body: 'campervan', kind: null, noun: 'motorcycle' },
] as const)('a $item_type of body $simple_body is a $noun', ({ kind, noun, ...vehicle }) => {
	expect(motorhomeKind(vehicle)).toBe(kind);
	expect(vehicleNoun(vehicle)).toBe(noun);
});
