import { expect, test } from 'vitest';
import { POSTCODE_SHAPE_PROBLEM, postcodeProblem } from './postcode-entry.ts';

test('the error has the specification’s wording (ENQUIRY-028)', () => {
	expect(POSTCODE_SHAPE_PROBLEM).toBe('Invalid postcode. Please enter a 4-digit number.');
});

test.each([
	['3000', true],
	['0872', true],
	[' 4006 ', true],
	['9999', true],
	['', false],
	['123', false],
	['12a4', false],
	['12345', false],
	['12 34', false],
	['-123', false],
	['1e10', false],
	['٣٠٠٠', false],
])('%j has the form of a postcode: %s (ENQUIRY-027)', (typed, isOne) => {
	expect(postcodeProblem(typed)).toBe(isOne ? null : POSTCODE_SHAPE_PROBLEM);
});
