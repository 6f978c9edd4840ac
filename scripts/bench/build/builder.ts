import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** The pages in a folder: their sizes in bytes by their paths. */
export function pagesIn(dir: string): Map<string, number> {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && entry.name.endsWith('.html'),
	);
	const paths = files.map(({ parentPath, name }) => join(parentPath, name));
	return new Map(paths.map((path) => [relative(dir, path), statSync(path).size]));
}
