import { expect, test } from 'vitest';
import { failureNote } from './run-note.ts';

test('a failure is one short line without colours', () => {
	const message = `\u001b[31mexpected\u001b[39m\n  1 to be 2 ${'x'.repeat(1000)}`;
	const note = failureNote('a.test.ts › adds', message);
	expect(note.startsWith('a.test.ts › adds: expected 1 to be 2 xxx')).toBe(true);
	expect(note.length).toBeLessThan(350);
});
