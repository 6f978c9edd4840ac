import { expect, test } from 'vitest';
import { stepAtEnd } from './step-at-end.ts';

const step = (title: string, duration: number, category = 'pw:api') => ({
	title,
	duration,
	category,
	location: { file: 'a.spec.ts', line: 7, column: 1 },
});

test('the call that did not end or failed is named with its line, else the last that did', () => {
	const before = [step('Before Hooks', 9, 'hook'), step('Navigate', 300)];
	expect(stepAtEnd([...before, step('Click', -1), step('After Hooks', 4, 'hook')])).toBe('in Click (line 7)');
	expect(stepAtEnd([{ ...step('Click', 60), error: { message: 'closed' } }])).toBe('in Click (line 7)');
	expect(stepAtEnd([...before, step('After Hooks', 4, 'hook')])).toBe('after Navigate (line 7)');
	expect(stepAtEnd([step('Before Hooks', 9, 'hook')])).toBe('before its first step');
});
