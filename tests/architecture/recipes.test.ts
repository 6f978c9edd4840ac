import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

test('every recipe is in the list of recipes, under its own title', () => {
	const recipes = sourceFiles().flatMap(({ path, text }) => {
		const [, file = ''] = /^docs\/recipes\/(.+\.md)$/.exec(path) ?? [];
		return file ? [{ file, text }] : [];
	});
	const list = recipes.find(({ file }) => file === 'README.md')?.text ?? '';
	const entries = recipes.flatMap(({ file, text }) =>
		file === 'README.md' ? [] : [`| ${/^# (.+)/.exec(text)?.[1]} | [${file}](${file}) |`],
	);
	expect(entries.length).toBeGreaterThan(20);
	expect(entries.filter((entry) => !list.includes(entry))).toEqual([]);
});
