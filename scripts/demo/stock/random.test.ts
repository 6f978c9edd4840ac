import { expect, test } from 'vitest';
import { between, pick, pickEarly, randomFrom, shuffled } from './random.ts';

test('a seed gives the same series on every machine', () => {
	const random = randomFrom('harbourline');
	expect([random(), random()].map((value) => value.toFixed(6))).toEqual(['0.953986', '0.191662']);
});

test('seeds that differ in one letter give unrelated series', () => {
	const [a, b] = ['vehicle 1', 'vehicle 2'].map((seed) => randomFrom(seed));
	expect(a?.()).not.toBe(b?.());
});

test('whole numbers include both ends of their range, and none beyond', () => {
	const random = randomFrom('ends');
	const drawn = new Set(Array.from({ length: 200 }, () => between(random, 3, 5)));
	expect([...drawn].toSorted()).toEqual([3, 4, 5]);
});

test('entries early in a list are picked most often', () => {
	const random = randomFrom('early');
	const drawn = Array.from({ length: 300 }, () => pickEarly(random, ['first', 'second', 'third']));
	const count = (name: string) => drawn.filter((one) => one === name).length;
	expect(count('first')).toBeGreaterThan(count('second'));
	expect(count('second')).toBeGreaterThan(count('third'));
	expect(count('third')).toBeGreaterThan(0);
});

test('shuffling keeps every entry once', () => {
	expect(shuffled(randomFrom('cards'), [1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('picking from an empty list is refused', () => {
	expect(() => pick(randomFrom('none'), [])).toThrow(RangeError);
});
