import { describe, expect, test } from 'vitest';
import { breaks, RULES } from './rules.ts';
import { sourceFiles } from './source-files.ts';

describe.each(RULES)('$name', (rule) => {
	test('is kept by every file', () => {
		expect(sourceFiles().some(({ path }) => rule.isAbout(path))).toBe(true);
		expect(
			sourceFiles()
				.filter((file) => breaks(rule, file))
				.map(({ path }) => path),
		).toEqual([]);
	});

	test('is broken by its examples', () => {
		for (const text of [rule.example.text, ...(rule.further ?? [])])
			expect(breaks(rule, { ...rule.example, text }), text).toBe(true);
	});
});
