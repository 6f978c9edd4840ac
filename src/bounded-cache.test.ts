import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('a value is made once, and a new value evicts the least recently used', () => {
	const cache = new BoundedCache<string>(2);
	const make = vi.fn((key: string) => `value of ${key}`);
	const get = (key: string) => cache.get(key, () => make(key));
	for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toBe(`value of ${key}`);
	expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

test('the cache is limited by size, and a value above the limit is made but not cached', () => {
	const cache = new BoundedCache<number>(10);
	let made = 0;
	const get = (key: string, size: number) => cache.get(key, () => ++made, size);
	get('a', 6);
	get('b', 4);
	get('c', 11);
	expect([get('a', 6), get('b', 4), get('c', 11)]).toEqual([4, 5, 6]);
});

test('a value that failed or was deleted is made at the next call', () => {
	const cache = new BoundedCache<string>(2);
	const fail = () => {
		throw new Error('busy');
	};
	expect(() => cache.get('a', fail)).toThrow('busy');
	expect(cache.get('a', () => 'first')).toBe('first');
	cache.delete('a');
	expect(cache.get('a', () => 'second')).toBe('second');
});
