import { expect, test } from 'vitest';
import { undocumentedExports } from './doc-comments.ts';
import { codeFiles } from './source-files.ts';

const isCode = (path: string) => /^(src|scripts|tests\/fixtures)\//.test(path) && !/\.test\.tsx?$/.test(path);
const foundIn = (text: string, path = 'src/x.ts') => undocumentedExports([{ path, text }]);

test('every export has a doc comment', () => {
	const files = codeFiles().filter(({ path }) => isCode(path));
	expect(files.length).toBeGreaterThan(1000);
	expect(undocumentedExports(files)).toEqual([]);
});

test.each([
	['a function', 'export function far() {}', 'far'],
	['a constant', 'export const far = 1;', 'far'],
	['a constant with a line comment', '// Far.\nexport const far = 1;', 'far'],
	['a type', "export type Far = 'a' | 'b';", 'Far'],
	[
		'an interface whose members have comments',
		'export interface Far {\n\t/** Metres. */\n\tlength: number;\n}',
		'Far',
	],
	['a class', 'export class Far {}', 'Far'],
	[
		'the type of a schema without a comment',
		'const Schema = z.int();\nexport type Far = z.output<typeof Schema>;',
		'Far',
	],
	['a constant below a blank line', '/** Near. */\nexport const near = 1;\n\nexport const far = 2;', 'far'],
	['a function below a constant', '/** Near. */\nexport const near = 1;\nexport function far() {}', 'far'],
	['an export `examples` outside the gallery', 'export const examples = {};', 'examples'],
])('%s without a doc comment is found', (_name, text, name) => {
	expect(foundIn(text)).toEqual([`src/x.ts: ${name}`]);
});

test('an export in the frontmatter of a template is found', () => {
	expect(foundIn('---\nexport const far = 1;\n---\n<p>export const near = 1;</p>\n', 'src/X.astro')).toEqual([
		'src/X.astro: far',
	]);
});

test.each([
	['an export with a doc comment', '/** Near. */\nexport const near = 1;'],
	[
		'a doc comment above a suppression',
		'/** Near. */\n// biome-ignore format: a table\nexport const near = 1;',
	],
	['a declaration that is not exported', 'const near = 1;'],
	[
		'the implementation of commented overloads',
		'/** Near. */\nexport function near(): 1;\nexport function near() {}',
	],
	[
		'a type with the name of a commented value',
		'/** Near. */\nexport const Near = 1;\n\nexport type Near = 2;',
	],
	[
		'the type of a commented schema',
		'/** Near. */\nconst Schema = z.int();\nexport type Near = z.output<typeof Schema>;',
	],
	[
		'a group of one-line constants below a comment',
		'/** Near. */\nexport const near = 1;\nexport const nearer = 2;',
	],
	['a default export', 'export default {};'],
	['a re-export', "export { near } from './near.ts';"],
	['an export whose name Astro prescribes', 'export const prerender = true;'],
])('%s needs no doc comment of its own', (_name, text) => {
	expect(foundIn(text)).toEqual([]);
});

test('the examples of the gallery need no doc comment', () => {
	expect(foundIn('export const examples = {};', 'src/ui/X.examples.tsx')).toEqual([]);
});
