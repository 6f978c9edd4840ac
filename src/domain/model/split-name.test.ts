import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
	['BMW R 1250 GS', { make: 'BMW', model: 'R 1250 GS' }],
	['Isuzu UTE D-MAX', { make: 'Isuzu UTE', model: 'D-MAX' }],
	['kia rio', { make: 'Kia', model: 'rio' }],
	['Corolla', { make: null, model: 'Corolla' }],
	['Fordson Major', { make: null, model: 'Fordson Major' }],
	['Toyota', { make: null, model: 'Toyota' }],
	['', { make: null, model: '' }],
])('%j has its make and its model', (name, expected) => {
	expect(splitName(name)).toEqual(expected);
});
