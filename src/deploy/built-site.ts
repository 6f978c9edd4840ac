import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileErrorCode } from '../file-error.ts';
import { apiSiteText } from '../generator/api-site/api-site-file.ts';
import { publishable, stateDir } from '../generator/manifest/manifest.ts';
import { ReadFiles } from '../read-files.ts';
import { writeWhole } from '../whole-file.ts';
import type { ReleaseContent, ReleaseFile } from './release.ts';
import { type ReadContent, TargetError } from './target.ts';

/** Size, modification time, inode and hash of a file when it was last read. */
type Known = [size: number, modified: number, inode: number, hash: string];

/** A file of an earlier build, which the target lost and the build no longer has. */
export class LostContentError extends TargetError {
	readonly path: string;
	constructor(path: string) {
		super(`the target has lost ${path}, and the build no longer has it`);
		this.path = path;
	}
}

/** A site that the build has written, to be published. */
export interface BuiltSite extends ReleaseContent {
	slug: string;
	/** Reads a file, which must be as it was listed. */
	content: ReadContent;
}

/**
 * Reads which files a dealer's site has. Only files that are new since the last call are read to their end.
 *
 * @param outDir the output folder of the build
 * @throws when the site is not built, its last build was interrupted, or a file of it is missing
 */
export function readBuiltSite(outDir: string, slug: string): BuiltSite {
	const again = `build it again: npm run build -- ${slug}`;
	const manifest = publishable(outDir, slug);
	if (manifest === null) throw new TargetError(`the site in ${join(outDir, slug)} is not complete; ${again}`);
	const cacheFile = join(stateDir(outDir, slug), 'hashes.json');
	const known = readKnown(cacheFile);
	const now: Record<string, Known> = {};
	const files: Record<string, ReleaseFile> = {};
	for (const path of manifest.files) {
		try {
			// Not joined, which costs as much as looking at the file.
			const entry = knownFile(`${outDir}/${slug}/${path}`, known[path]);
			now[path] = entry;
			files[path] = { hash: entry[3], size: entry[0] };
		} catch (error) {
			throw unreadable(join(outDir, slug, path), error, again);
		}
	}
	writeWhole(cacheFile, JSON.stringify(now));
	knownFiles.get(cacheFile, () => now);
	return {
		slug,
		hosts: manifest.hosts,
		files,
		api_site: manifest.hasApi ? readApiSite(outDir, slug, again) : null,
		content: async (path) => {
			if (!(path in files)) throw new LostContentError(path);
			const content = await readFile(join(outDir, slug, path));
			if (hashOf(content) === files[path]?.hash) return content;
			throw new TargetError(
				`${join(outDir, slug, path)} was changed while it was sent; deploy again after the build`,
			);
		},
	};
}

function readApiSite(outDir: string, slug: string, again: string): string {
	try {
		return apiSiteText(outDir, slug);
	} catch (error) {
		throw unreadable(`the lead API's file of ${slug} in ${outDir}`, error, again);
	}
}

/** The error for a file that the build has written and that cannot be read; another one as it is. */
function unreadable(file: string, error: unknown, again: string): unknown {
	const code = fileErrorCode(error);
	if (code === '') return error;
	const why = code === 'ENOENT' ? 'is missing' : `cannot be read (${(error as Error).message})`;
	return new TargetError(`${file} ${why}; ${again}`);
}

function knownFile(file: string, known: Known | undefined): Known {
	const { size, mtimeMs, ino } = statSync(file);
	if (known && known[0] === size && known[1] === mtimeMs && known[2] === ino) return known;
	return [size, mtimeMs, ino, hashOf(readFileSync(file))];
}

function hashOf(content: Uint8Array): string {
	return createHash('sha256').update(content).digest('hex');
}

/** What is known of files, up to 16 MB of JSON. */
const knownFiles = new ReadFiles<Record<string, Known>>(16 * 1024 * 1024);

/** What is known from the last call; nothing when its file is missing or unreadable. */
function readKnown(file: string): Record<string, Known> {
	try {
		return knownFiles.get(file, () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Known>);
	} catch {
		return {};
	}
}
