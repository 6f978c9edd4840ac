import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../fixtures/sites/fleet.ts';
import type { SourceFile } from './source-files.ts';

/** The endings of files that documents name. */
const FILE = /^[\w@.*/[\]-]+\.(?:astro|css|mjs|md|tsx?|tsv|ya?ml|svg|webp)$/;
/** A path from the root, with or without a file's ending. */
const FROM_ROOT = /^(?:src|tests|scripts|docs|public)\/[\w@.*/[\]-]*$/;
/** Made by a build or a reader, named as an example, or to be written by whoever follows a recipe. */
const NOT_KEPT = /^(?:\.|dist\/|node_modules\/)/;

/** The paths a document names that do not exist: its links, and what it writes as code. */
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

/** Whether a path is meant by a text: it ends like it, a star stands for any name, and a folder for what is in it. */
function isNamed(text: string): (path: string) => boolean {
	const escaped = text
		.replace(/\/$/, '')
		.replace(/[.[\]]/g, '\\$&')
		.replace(/\*+/g, '[^/]*');
	const pattern = new RegExp(`(?:^|/)${escaped}(?:/|$)`);
	return (path) => pattern.test(path);
}
