import { expect, test } from 'vitest';
import { EXCUSED_FILES, excuseOf, MOST_LINES } from './long-files.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const lines = ({ text }: SourceFile) => text.trimEnd().split('\n').length;
const tooLong = (files: readonly SourceFile[]) =>
	files
		.filter((file) => /\.(tsx?|mjs|astro|css)$/.test(file.path))
		.filter((file) => lines(file) > MOST_LINES && !excuseOf(file.path))
		.map(({ path }) => path);

test(`a file has at most ${MOST_LINES} lines, or a reason for more`, () => {
	expect(tooLong(sourceFiles())).toEqual([]);
});

test('a longer file without a reason is found', () => {
	const text = 'x\n'.repeat(MOST_LINES + 1);
	expect(tooLong([{ path: 'src/site/x.ts', text }])).toEqual(['src/site/x.ts']);
	expect(tooLong([{ path: 'src/site/x.ts', text: 'x\n'.repeat(MOST_LINES) }])).toEqual([]);
});

test('the list of reasons names only files that are long', () => {
	const long = sourceFiles().filter((file) => lines(file) > MOST_LINES);
	expect(EXCUSED_FILES.filter((path) => !long.some((file) => file.path === path))).toEqual([]);
});
