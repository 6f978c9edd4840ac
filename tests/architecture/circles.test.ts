import { expect, test } from 'vitest';
import { circles } from './circles.ts';
import { KNOWN_CIRCLES } from './known-circles.ts';
import { codeFiles } from './source-files.ts';

test('no files import each other in a circle, types included, but those with a reason that still holds', () => {
	expect(circles(codeFiles()).toSorted()).toEqual(Object.keys(KNOWN_CIRCLES).toSorted());
});

test('a circle is found, through types and through other files', () => {
	const files = [
		{ path: 'src/a.ts', text: "import type { B } from './b.ts';" },
		{ path: 'src/b.ts', text: "import { c } from './c.ts';" },
		{ path: 'src/c.ts', text: "export type { A } from './a.ts';" },
		{ path: 'src/d.ts', text: "import type { A } from './a.ts';" },
	];
	expect(circles(files)).toEqual(['src/a.ts, src/b.ts, src/c.ts']);
	expect(circles(files.slice(1))).toEqual([]);
});
