import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of the pages below a folder, by file. */
export type PageHashes = ReadonlyMap<string, string>;

/** Reads the hashes of all pages below a folder. */
export function pageHashes(dir: string): PageHashes {
	const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.html'),
	);
	return new Map(files.map((file) => [file, hash('sha1', readFileSync(join(dir, file)))]));
}

/** How many pages are new or have other bytes than before. */
export function changedPages(before: PageHashes, after: PageHashes): number {
	return [...after].filter(([file, now]) => before.get(file) !== now).length;
}
