import { readFileSync } from 'node:fs';
import { writeWhole } from '../whole-file.ts';

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

/** Keeps a file with a first line of JSON. A feed may hold more than the site shows, so only the file's owner may read it. */
export function keep(path: string, head: unknown, body: string | Uint8Array): void {
	writeWhole(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(body)]), 0o600);
}
