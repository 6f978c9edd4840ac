import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../fixtures/root.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const packages = {
	...manifest['dependencies'],
	...manifest['devDependencies'],
	...manifest['optionalDependencies'],
};

/** The packages that the tables of CONTRIBUTING.md give a reason for: the names in their first columns. */
function explained(text: string): string[] {
	return text
		.split('\n')
		.flatMap((line) => /^\| (`[^|]*`) \| \S/.exec(line)?.[1] ?? [])
		.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('CONTRIBUTING.md gives a reason for each package in package.json and for no other', () => {
	expect(explained(read('CONTRIBUTING.md')).toSorted()).toEqual(Object.keys(packages).toSorted());
});

test('a package without a reason in its row does not count as explained', () => {
	expect(explained('| `zod` | shapes |\n| `left-pad` |  |\n`yaml` reads content')).toEqual(['zod']);
});

test('every package is pinned exactly', () => {
	expect(
		Object.values(packages).filter((version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version)),
	).toEqual([]);
});
