import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

test.each([
	['', 1],
	['a'.repeat(160), 1],
	['a'.repeat(161), 2],
	['a'.repeat(306), 2],
	['a'.repeat(307), 3],
	['[]'.repeat(40), 1],
	[`${'[]'.repeat(40)}a`, 2],
	['’'.repeat(70), 1],
	['’'.repeat(71), 2],
	[`${'a'.repeat(134)}’`, 3],
	['🚗'.repeat(35), 1],
	['🚗'.repeat(36), 2],
	["It's $1,500 less: https://www.coast.example/cars/a_b?c=d&e\n@x #1", 1],
])('%j is sent in %i parts', (text, parts) => {
	expect(textParts(text)).toBe(parts);
});
