import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from './problems-of.ts';

test.each([
	[z.string().check(z.maxLength(3)), 'four', 'Please shorten this to 3 characters.'],
	[z.number().check(z.maximum(3)), 4, 'Please send no more than 3.'],
	[z.number().check(z.minimum(3)), 2, 'Please send at least 3.'],
	[z.number(), 'four', 'Please send a number here.'],
	[z.enum(['left', 'right']), 'up', 'Please send one of the known values here.'],
] as const)('a value that a schema refuses has a message for its field: %#', (schema, value, message) => {
	expect(problemsOf(z.object({ field: schema }), { field: value })).toEqual([{ field: 'field', message }]);
});
