import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';

/** A way to make a fleet's sites, compared with the others. */
export interface Builder {
	name: string;
	/** How many of so many dealers it is measured on; the slow ones make a part. */
	dealers: (all: number) => number;
	/** Whether it can only write where the project lies: Astro renames its assets into the output. */
	staysWithProject: boolean;
	/** Everything the build starts from, outside of what is measured. */
	prepare: (fleet: FleetFolder) => Promise<void>;
	/** One cold build into an empty folder. */
	build: (fleet: FleetFolder, outDir: string) => Promise<Measured>;
}

/** A fleet on disk. */
export interface FleetFolder {
	dealersDir: string;
	slugs: readonly string[];
}

/** How many pages lie in a folder, and their average size in kB of 1,000 bytes. */
export function pagesIn(dir: string): { pages: number; kb_per_page: number } {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && entry.name.endsWith('.html'),
	);
	const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
	return { pages: files.length, kb_per_page: bytes / 1000 / files.length };
}
