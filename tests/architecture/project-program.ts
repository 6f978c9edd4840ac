import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../fixtures/sites/fleet.ts';
import { codeFiles } from './source-files.ts';

/** Texts of files by their path from the root, which take the place of what is on the disk or are added to it. */
export type Texts = Readonly<Record<string, string>>;

/** The path of a source file from the repository's root. */
export const pathOf = (file: ts.SourceFile) => file.fileName.slice(ROOT.length).replace(/^\//, '');

/**
 * The TypeScript files of `src` without their tests, as the compiler knows them. Templates (`.astro`) are not among them.
 *
 * @param texts files to add or to read differently, to see what a check makes of them
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

/** Calls a function for a node and everything below it. */
export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
	visit(node);
	ts.forEachChild(node, (child) => eachNode(child, visit));
}
