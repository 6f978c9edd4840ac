import { expect, test } from 'vitest';
import { APPLICATION_FIELDS } from './fields.ts';

test('terms are listed from the shortest to the longest, by half years (FINANCE-020)', () => {
	const terms = [...(APPLICATION_FIELDS.term_years.options?.keys() ?? [])].map(Number);
	expect(terms).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]);
});
