import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the repository that builds need. */
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
 * Copies the project into a folder where it can be measured: edits made meanwhile have no effect, and its caches can be emptied
 * safely.
 */
export function copyProject(root: string, dir: string): void {
	mkdirSync(dir, { recursive: true });
	for (const part of PARTS) cpSync(join(root, part), join(dir, part), { recursive: true });
	symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
}
