import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const ENDPOINT = /^src\/api\/([^/]+)\/[^/]+\.ts$/;
const ROUTE = /^src\/lead-api\/routes\/([^/]+)\/[^/]+\.ts$/;

/** Files of endpoints without a route in the folder of the same name, and routes of endpoints of other folders. */
function misplaced(files: readonly SourceFile[]): string[] {
	const routes = files
		.filter(({ path, text }) => ROUTE.test(path) && /\broute\(/.test(text))
		.map((file) => ({ path: file.path, imports: importsOf(file) }));
	return files
		.filter(({ path, text }) => ENDPOINT.test(path) && text.includes('satisfies Endpoint'))
		.flatMap(({ path }) => {
			const subject = path.match(ENDPOINT)?.[1];
			const by = routes.filter(({ imports }) => imports.includes(path));
			const elsewhere = by.filter((one) => one.path.match(ROUTE)?.[1] !== subject);
			if (!by.length) return [`${path} has no route in src/lead-api/routes/${subject}`];
			return elsewhere.map((one) => `${one.path} belongs in src/lead-api/routes/${subject}, beside ${path}`);
		});
}

test('the route of an endpoint is in the folder of the same name', () => {
	expect(sourceFiles().filter(({ path }) => ROUTE.test(path))).not.toHaveLength(0);
	expect(misplaced(sourceFiles())).toEqual([]);
});

const endpoint = {
	path: 'src/api/spin/spin.ts',
	text: 'export const spin = {} as const satisfies Endpoint;',
};
const text =
	"import { spin } from '../../../api/spin/spin.ts';\nexport const spinRoute = route(spin, () => {});";

test.each([
	['in another folder', [{ path: 'src/lead-api/routes/leads/spin.ts', text }]],
	['missing', []],
])('a route that is %s is found', (_, routes) => {
	expect(misplaced([endpoint, ...routes])).toHaveLength(1);
});

test('a route in the folder of its endpoint is accepted', () => {
	expect(misplaced([endpoint, { path: 'src/lead-api/routes/spin/spin.ts', text }])).toEqual([]);
});
