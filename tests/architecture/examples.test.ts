import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles } from './source-files.ts';

const OF_UI = codeFiles().filter(
	({ path }) => /^src\/ui\/.*\.(tsx|astro)$/.test(path) && !/\.test\.tsx$/.test(path),
);
const EXAMPLES = OF_UI.filter(({ path }) => path.includes('.examples.'));
const COMPONENTS = OF_UI.filter(({ path }) => !path.includes('.examples.'));

/** Layouts, which are not pieces of a page; the gallery is a page of its own. */
const FRAME = /^src\/ui\/layout\//;

/** The markup of an Astro component: without frontmatter and comments. */
const rendered = (text: string) => text.replace(/^---.*?^---$/ms, '').replace(/<!--.*?-->/gs, '');

/** The components a file defines: a React file may export several, an Astro file is one, or none when it only loads a script. */
function componentsOf({ path, text }: { path: string; text: string }): string[] {
	if (path.endsWith('.tsx'))
		return [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name);
	const isScriptAlone =
		rendered(text)
			.replace(/<script>.*?<\/script>/gs, '')
			.trim() === '';
	return isScriptAlone ? [] : [basename(path, '.astro')];
}

/** Whether a file uses a component in its markup. */
const draws = (text: string, component: string) =>
	new RegExp(`<${component}\\b|createElement\\(${component}\\b`).test(text);

test('every component of src/ui has an example beside it, or is used by a component of its folder that has one', () => {
	const folderOf = (path: string) => dirname(path);
	const pieces = COMPONENTS.filter(({ path }) => !FRAME.test(path)).flatMap((file) =>
		componentsOf(file).map((name) => ({ name, path: file.path })),
	);
	expect(pieces.length).toBeGreaterThan(40);
	const without = pieces.filter(({ name, path }) => {
		const beside = EXAMPLES.filter((file) => folderOf(file.path) === folderOf(path));
		const parents = COMPONENTS.filter((file) => folderOf(file.path) === folderOf(path) && file.path !== path);
		const isPart = parents.some(
			(file) =>
				draws(file.text, name) &&
				componentsOf(file).some((parent) => beside.some(({ text }) => draws(text, parent))),
		);
		return !isPart && !beside.some(({ text }) => draws(text, name));
	});
	expect(without).toEqual([]);
});
