import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The relative paths, with forward slashes, of all files below a folder; none for a folder that does not exist. */
export function filesBelow(dir: string): string[] {
	if (!existsSync(dir)) return [];
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
