import { expect, test } from 'vitest';
import { withLists } from './json-bytes.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test('lists of bytes are the same JSON as the whole object', () => {
	const cars = [{ name: 'Škoda' }, { name: '“CX-5”' }];
	const whole = { dealer: 'Coast', cars, none: [], one: [1] };
	expect(
		withLists({ dealer: 'Coast' }, { cars: cars.map(bytes), none: [], one: [bytes(1)] }).toString(),
	).toBe(JSON.stringify(whole));
});
