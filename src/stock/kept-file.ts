import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that was kept, divided into its first line, which is JSON, and the rest. */
export interface KeptFile {
	head: unknown;
	body: Buffer;
}

/** Reads a file that {@link keep} wrote; null when there is none or it is nothing we can read: then there is no copy. */
export function readKept(path: string): KeptFile | null {
	try {
		const bytes = readFileSync(path);
		const end = bytes.indexOf('\n');
		return end === -1
			? null
			: { head: JSON.parse(bytes.toString('utf8', 0, end)), body: bytes.subarray(end + 1) };
	} catch {
		return null;
	}
}

/** Writes a file so that readers find the old or the new one whole, also when two builds write at once. */
export function keep(path: string, head: unknown, body: string | Uint8Array): void {
	const temporary = `${path}.${randomUUID()}.new`;
	try {
		mkdirSync(dirname(path), { recursive: true });
		// What is kept of a feed may be more than the site shows: only its owner may read it.
		writeFileSync(temporary, `${JSON.stringify(head)}\n`, { mode: 0o600 });
		appendFileSync(temporary, body);
		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	}
}
