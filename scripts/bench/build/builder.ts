import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';

/** A generator that is compared with the others. */
export interface Builder {
	name: string;
	/** How many of a fleet's dealers it is measured on; slow generators build only some of them. */
	dealers: (all: number) => number;
	/** Whether the output must be inside the project's file system: Astro renames its assets into the output. */
	mustBuildInProject: boolean;
	/** Prepares the build's input; not measured. */
	prepare: (fleet: FleetFolder) => Promise<void>;
	/** One measured cold build into an empty folder. */
	build: (fleet: FleetFolder, outDir: string) => Promise<Measured>;
}

/** A fleet on disk. */
export interface FleetFolder {
	dealersDir: string;
	slugs: readonly string[];
}

/** Number of pages in a folder, and their average size in kB of 1,000 bytes. */
export function pagesIn(dir: string): { pages: number; kb_per_page: number } {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && entry.name.endsWith('.html'),
	);
	const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
	return { pages: files.length, kb_per_page: bytes / 1000 / files.length };
}
