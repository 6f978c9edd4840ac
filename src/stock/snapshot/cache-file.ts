import { readFileSync } from 'node:fs';
import { writeWhole } from '../../whole-file.ts';

/** A cache file: its first line, which is JSON, and the rest. */
export interface CacheFile {
	head: unknown;
	body: Buffer;
}

/**
 * Reads a file that {@link writeCacheFile} wrote; null when it is missing or unreadable.
 *
 * @param onUnreadable called with the reason why a file that is there cannot be read
 */
export function readCacheFile(path: string, onUnreadable: (reason: string) => void): CacheFile | null {
	try {
		const bytes = readFileSync(path);
		const end = bytes.indexOf('\n');
		return {
			head: end === -1 ? null : JSON.parse(bytes.toString('utf8', 0, end)),
			body: bytes.subarray(end + 1),
		};
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		if (code !== 'ENOENT' && code !== 'ENOTDIR') onUnreadable(String(error));
		return null;
	}
}

/** Writes a cache file with a first line of JSON. A feed may contain more than the site shows, so only the file's owner may read it. */
export function writeCacheFile(path: string, head: unknown, body: Uint8Array): void {
	writeWhole(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), 0o600);
}
