import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../fixtures/root.ts';
import type { SourceFile } from './source-files.ts';

/** Extensions of files that documents name. */
const FILE = /^[\w@.*/[\]-]+\.(?:astro|css|mjs|md|tsx?|tsv|ya?ml|svg|webp)$/;
/** A path from the root, with or without a file extension. */
const FROM_ROOT = /^(?:src|tests|scripts|docs|public)\/[\w@.*/[\]-]*$/;
/** Paths that need not exist: build output, names in examples, and files to be created by following a recipe. */
const NOT_KEPT = /^(?:\.|dist\/|node_modules\/)/;

/** The paths of a document that do not exist, in its links and in its inline code. */
export function missingPaths(document: SourceFile, paths: readonly string[]): string[] {
	const folder = posix.dirname(document.path);
	const links = [...document.text.matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g)].map(([, link = '']) =>
		posix.normalize(posix.join(folder, link)),
	);
	const code = [...document.text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
		.map(([, text = '']) => text)
		.filter((text) => (FILE.test(text) || FROM_ROOT.test(text)) && !NOT_KEPT.test(text));
	return [
		...links.filter((link) => !isThere(link)),
		...code.filter((text) => !paths.some(isNamed(text)) && !isThere(text) && !isThere(`${folder}/${text}`)),
	].map((what) => `${document.path}: ${what}`);
}

const isThere = (path: string) => existsSync(join(ROOT, path));

/** Whether a path matches a mention in a text: it ends with it, `*` matches any name, and a folder matches its contents. */
function isNamed(text: string): (path: string) => boolean {
	const escaped = text
		.replace(/\/$/, '')
		.replace(/[.[\]]/g, '\\$&')
		.replace(/\*+/g, '[^/]*');
	const pattern = new RegExp(`(?:^|/)${escaped}(?:/|$)`);
	return (path) => pattern.test(path);
}
