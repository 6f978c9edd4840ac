import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/root.ts';

/** A file of the project with its text. */
export interface SourceFile {
	/** From the repository's root, with slashes. */
	path: string;
	text: string;
}

/** Folders of build output and installed packages. */
const NOT_OURS =
	/^(node_modules|dist|test-results|\.(git|astro|forecourt))(\/|$)|^dealers\/[^/]+\/(images|stock\.)/;

const TEXT = /\.(astro|cjs|css|gohtml|html|json|m?js|md|svg|tsx?|txt|ya?ml)$|^\.[a-z]+$|\/run$/;

let all: SourceFile[] | undefined;

/** Every text file of the project that is written by hand. */
export function sourceFiles(): readonly SourceFile[] {
	all ??= pathsBelow('').map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
	return all;
}

/** The code among them: TypeScript, React and Astro files of the whole project. */
export function codeFiles(): SourceFile[] {
	return sourceFiles().filter(({ path }) => /\.(tsx?|mjs|astro)$/.test(path));
}

function pathsBelow(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = folder ? `${folder}/${entry.name}` : entry.name;
		if (NOT_OURS.test(path)) return [];
		if (entry.isDirectory()) return pathsBelow(path);
		return TEXT.test(path) ? [path] : [];
	});
}
