import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');

test('an id is 32 hexadecimal digits after its kind', () => {
	expect(newId('lead', NOON)).toMatch(/^lead_[\da-f]{32}$/);
	expect(newId('lead', new Date(0))).toMatch(/^lead_0{12}[\da-f]{20}$/);
});

test('ids sort by their time', () => {
	const later = new Date(NOON.getTime() + 1);
	const ids = [newId('out', later), newId('out', NOON), newId('out', later), newId('out', NOON)];
	const [first, second, third] = ids.toSorted();
	expect([first, second]).toEqual(expect.arrayContaining([ids[1], ids[3]]));
	expect(third?.slice(0, 16)).toBe(ids[0]?.slice(0, 16));
});

test('ids of one moment share digits no more often than by chance', () => {
	const tails = Array.from({ length: 500 }, () => newId('lead', NOON).slice(-20));
	expect(new Set(tails).size).toBe(500);
	// The version and the variant of a UUID are the same in all ids, and are left out.
	for (let digit = 0; digit < 20; digit += 1) expect(new Set(tails.map((tail) => tail[digit])).size).toBe(16);
});
