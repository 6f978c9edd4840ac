import { z } from 'zod';
import { readCacheFile } from '../snapshot/cache-file.ts';
import type { Answer } from './fetch-source.ts';

/** The head of the cache file of a response. */
const KeptHead = z.object({
	origin: z.string(),
	etag: z.string().nullable(),
	last_modified: z.string().nullable().default(null),
});

/** The last response of an address, as its cache file has it; null for none. */
export function keptAnswer(path: string, origin: string): Answer | null {
	// Without it the server sends everything again.
	const file = readCacheFile(path, () => undefined);
	const head = KeptHead.safeParse(file?.head).data;
	return file && head?.origin === origin
		? { etag: head.etag, last_modified: head.last_modified, body: file.body }
		: null;
}

/** Whether a server that names no versions has sent the same again. */
export function isSame(answer: Answer, earlier: Answer): boolean {
	return (
		(answer.etag ?? answer.last_modified ?? earlier.etag ?? earlier.last_modified) === null &&
		Buffer.compare(answer.body, earlier.body) === 0
	);
}
