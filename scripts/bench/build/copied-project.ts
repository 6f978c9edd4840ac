import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What builds need of the repository. */
const PARTS = [
	'src',
	'scripts',
	'public',
	'package.json',
	'package-lock.json',
	'astro.config.mjs',
	'tsconfig.json',
];

/**
 * Copies the project to where it can be measured: somebody who edits it meanwhile changes nothing, and its caches can be
 * emptied without harm.
 */
export function copyProject(root: string, dir: string): void {
	mkdirSync(dir, { recursive: true });
	for (const part of PARTS) cpSync(join(root, part), join(dir, part), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
}
