import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../fixtures/root.ts';
import { codeFiles } from './source-files.ts';

/** File contents by path from the root, which replace or add to the files on disk. */
export type Texts = Readonly<Record<string, string>>;

/** The path of a source file from the repository's root. */
export const pathOf = (file: ts.SourceFile) => file.fileName.slice(ROOT.length).replace(/^\//, '');

/**
 * A TypeScript program of the files of `src` without their tests. Templates (`.astro`) are not part of it.
 *
 * @param texts files to add or replace, for testing a check
 */
export function projectProgram(texts: Texts = {}): ts.Program {
	const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
	const paths = codeFiles()
		.map(({ path }) => path)
		.filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
	const host = ts.createCompilerHost(options);
	const onDisk = { fileExists: host.fileExists, readFile: host.readFile };
	const textOf = (path: string) => texts[path.slice(ROOT.length).replace(/^\//, '')];
	host.fileExists = (path) => textOf(path) !== undefined || onDisk.fileExists(path);
	host.readFile = (path) => textOf(path) ?? onDisk.readFile(path);
	const names = [...new Set([...paths, ...Object.keys(texts)])].map((path) => join(ROOT, path));
	return ts.createProgram(names, { ...options, skipLibCheck: true }, host);
}

/** Calls a function for a node and all its descendants. */
export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
	visit(node);
	ts.forEachChild(node, (child) => eachNode(child, visit));
}
