import { expect, test } from 'vitest';
import { mergeOptions } from './merge-options.ts';

const pattern = /a/;

test.each<{ name: string; base: unknown; over: unknown; expected: unknown }>([
	{ name: 'groups are merged key by key', base: { a: 1, b: 2 }, over: { b: 3 }, expected: { a: 1, b: 3 } },
	{
		name: 'groups in groups are merged',
		base: { a: { b: { c: 1, d: 2 } } },
		over: { a: { b: { d: 3 } } },
		expected: { a: { b: { c: 1, d: 3 } } },
	},
	{ name: 'lists are replaced as a whole', base: { a: [1, 2, 3] }, over: { a: [4] }, expected: { a: [4] } },
	{ name: 'an empty list replaces a list', base: { a: [1] }, over: { a: [] }, expected: { a: [] } },
	{ name: 'undefined keeps the value', base: { a: 1 }, over: { a: undefined }, expected: { a: 1 } },
	{ name: 'null replaces the value', base: { a: { b: 1 } }, over: { a: null }, expected: { a: null } },
	{ name: 'false turns a group off', base: { a: { b: 1 } }, over: { a: false }, expected: { a: false } },
	{ name: 'a group turns it on', base: { a: false }, over: { a: { b: 1 } }, expected: { a: { b: 1 } } },
	{
		name: 'an empty group changes nothing',
		base: { a: { b: 1 } },
		over: { a: {} },
		expected: { a: { b: 1 } },
	},
	{ name: 'new keys are added', base: {}, over: { a: 1 }, expected: { a: 1 } },
	{
		name: 'a pattern does not count as a group',
		base: { a: { source: 'x' } },
		over: { a: pattern },
		expected: { a: pattern },
	},
	{ name: 'undefined keeps everything', base: { a: 1 }, over: undefined, expected: { a: 1 } },
])('$name', ({ base, over, expected }) => {
	expect(mergeOptions(base, over)).toEqual(expected);
});

test('neither side is changed', () => {
	const base = Object.freeze({ a: Object.freeze({ b: 1 }) });
	const over = Object.freeze({ a: Object.freeze({ c: 2 }) });
	expect(mergeOptions(base, over)).toEqual({ a: { b: 1, c: 2 } });
	expect(base).toEqual({ a: { b: 1 } });
	expect(over).toEqual({ a: { c: 2 } });
});
