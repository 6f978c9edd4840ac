import { expect, test } from 'vitest';
import * as blocks from '../../src/features/home/blocks/all.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const FOLDER = 'src/features/home/blocks';
const NAMES = Object.values(blocks).map(({ name }) => name);

/** Home blocks whose folder has no test of what is shown of their options. */
function untested(names: readonly string[], files: readonly SourceFile[]): string[] {
	const hasTest = (name: string) =>
		files.some(
			({ path, text }) =>
				path === `${FOLDER}/${name}/view.test.ts` &&
				text.includes('aHomeBlock') &&
				text.includes(`block: '${name}'`),
		);
	return names.filter((name) => !hasTest(name));
}

test('the folder of each home block has a test of its options', () => {
	expect(NAMES).not.toHaveLength(0);
	expect(untested(NAMES, sourceFiles()), 'write view.test.ts (docs/recipes/add-a-home-block.md)').toEqual([]);
});

test.each([
	['no test', []],
	[
		'the test of another block',
		[{ path: `${FOLDER}/steps/view.test.ts`, text: "aHomeBlock({ block: 'hero' })" }],
	],
	[
		'a test without its options',
		[{ path: `${FOLDER}/steps/view.test.ts`, text: "test('steps', () => {});" }],
	],
])('a home block with %s is found', (_, files) => {
	expect(untested(['steps'], files)).toEqual(['steps']);
});
