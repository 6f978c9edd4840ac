import { expect, test } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { codeFiles } from './source-files.ts';

test('no files import each other in a cycle, types included', () => {
	expect(importCycles(codeFiles())).toEqual([]);
});

test('a cycle is found, through types and through other files', () => {
	const files = [
		{ path: 'src/a.ts', text: "import type { B } from './b.ts';" },
		{ path: 'src/b.ts', text: "import { c } from './c.ts';" },
		{ path: 'src/c.ts', text: "export type { A } from './a.ts';" },
		{ path: 'src/d.ts', text: "import type { A } from './a.ts';" },
	];
	expect(importCycles(files)).toEqual(['src/a.ts, src/b.ts, src/c.ts']);
	expect(importCycles(files.slice(1))).toEqual([]);
});
