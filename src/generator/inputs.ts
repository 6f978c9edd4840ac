import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../content-hash.ts';
import { filesBelow } from './files-on-disk.ts';
import type { DealerJob } from './job.ts';

/**
 * One hash of everything that a dealer's site is built from: its folder, the stock file given instead, the bundle (for our own
 * sources), and the search key, from which the token in `runtime.json` is generated. Files are compared by size and time of change, so
 * that none needs to be read.
 */
export function inputsOf({ dealersDir, slug, stockFile, bundle }: DealerJob): string {
	const folder = join(dealersDir, slug);
	const files = filesBelow(folder)
		.toSorted()
		.map((file) => join(folder, file));
	const { MEILI_SEARCH_KEY = '', MEILI_SEARCH_KEY_UID = '' } = process.env;
	const described = [...files, ...(stockFile ? [stockFile] : [])].map(describe);
	return hashOf([bundle.hash, MEILI_SEARCH_KEY, MEILI_SEARCH_KEY_UID, ...described].join('\n'));
}

function describe(file: string): string {
	if (!existsSync(file)) return `${file} missing`;
	const { size, mtimeMs } = statSync(file);
	return `${file} ${size} ${mtimeMs}`;
}
