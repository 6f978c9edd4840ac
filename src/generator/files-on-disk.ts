import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, by its path there with forward slashes; none for a folder that does not exist. */
export function filesBelow(dir: string): string[] {
	if (!existsSync(dir)) return [];
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
