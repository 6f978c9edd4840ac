import { expect, test } from 'vitest';
import { show } from './field.ts';

test.each([
	['a', '"a"'],
	[5, '5'],
	[Number.NaN, 'NaN'],
	[null, 'null'],
	[undefined, 'undefined'],
	[{ a: 1 }, '{"a":1}'],
	[() => 1, 'a function'],
	['x'.repeat(58), `"${'x'.repeat(58)}"`],
	['x'.repeat(59), `"${'x'.repeat(56)}…`],
	['two\nlines', '"two\\nlines"'],
])('a refused %o is quoted as %s', (value, expected) => {
	expect(show(value)).toBe(expected);
});
