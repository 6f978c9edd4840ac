import { expect, test } from 'vitest';
import { missingPaths } from './doc-paths.ts';
import { sourceFiles } from './source-files.ts';

const documents = sourceFiles().filter(({ path }) =>
	/^(docs\/|src\/|scripts\/|[\w]+\.md$).*\.md$|^\w+\.md$/.test(path),
);
const paths = sourceFiles().map(({ path }) => path);

/** Files that dealers write: recipes name them, but not every demo dealer's folder has all of them. */
const OF_DEALERS = /^(?:src\/content\/standard\/.*)$/;

test('every path in a document exists', () => {
	const ours = documents.filter(({ path }) => !OF_DEALERS.test(path));
	expect(ours.length).toBeGreaterThan(20);
	expect(ours.flatMap((document) => missingPaths(document, paths))).toEqual([]);
});

test.each([
	['a link', 'See [this](recipes/gone.md).', 'docs/recipes/gone.md'],
	['a file', 'It is `src/site/gone.ts`.', 'src/site/gone.ts'],
	['a file by its name', 'It is `gone-file.ts`.', 'gone-file.ts'],
	['a folder', 'It is in `src/gone/`.', 'src/gone/'],
])('%s that does not exist is found', (_name, text, missing) => {
	expect(missingPaths({ path: 'docs/x.md', text }, paths)).toEqual([`docs/x.md: ${missing}`]);
});
