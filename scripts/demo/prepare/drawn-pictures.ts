import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../src/content-hash.ts';
import { writeChanged } from './write-changed.ts';

/** Drawn pictures in one folder; dealers' folders hold links to them. */
export interface DrawnPictures {
	folder: string;
	/** File names, such as `suv-front34-blue.svg`. */
	names: readonly string[];
	/** Number of pictures whose content changed. */
	changed: number;
}

/** Names the sources the folder was drawn from; written last, so that an interrupted drawing is repeated. */
const DRAWN_FROM = '.drawn-from';

/**
 * Draws pictures into a folder, unless that was done from the same sources before: it takes some seconds. Pictures whose content is
 * unchanged keep their dates; those no longer drawn are removed.
 *
 * @param sources identifies what the pictures are drawn from
 */
export async function drawnPictures(
	folder: string,
	sources: string,
	draw: () => Promise<Iterable<{ name: string; svg: string }>>,
): Promise<DrawnPictures> {
	const mark = join(folder, DRAWN_FROM);
	if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) {
		return { folder, names: svgFiles(folder), changed: 0 };
	}
	const names = new Set<string>();
	let changed = 0;
	for (const { name, svg } of await draw()) {
		names.add(name);
		if (writeChanged(join(folder, name), svg)) changed++;
	}
	for (const name of svgFiles(folder)) if (!names.has(name)) rmSync(join(folder, name));
	writeChanged(mark, sources);
	return { folder, names: [...names], changed };
}

/** A hash of all sources below a folder, tests excluded. */
export function hashOfSources(folder: string): string {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.toSorted();
	return hashOf(files.map((file) => `${file.slice(folder.length)} ${hashOf(readFileSync(file))}`).join('\n'));
}

function svgFiles(folder: string): string[] {
	return readdirSync(folder).filter((name) => name.endsWith('.svg'));
}
