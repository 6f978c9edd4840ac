import { createHash } from 'node:crypto';
import type { DigestMemory } from '../hosted/digests.ts';
import { RECORD_PATH, recordText, type StoredRecord } from '../hosted/stored-record.ts';
import type { Release } from '../release.ts';
import type { ReadContent } from '../target.ts';
import type { DeployFiles } from './upload.ts';

/** The digest that Netlify wants, hexadecimal. */
export function sha1(content: Uint8Array | string): string {
	return createHash('sha1').update(content).digest('hex');
}

/**
 * The files of a release with their digests, and with what Netlify needs besides: the record of the release, and the rule that forwards
 * `/api/` of this dealer.
 *
 * @param live the record of the live release
 * @param leadApi the lead API's address; null for none
 */
export async function releaseFiles(
	slug: string,
	release: Release,
	live: StoredRecord | null,
	{ content, memory, leadApi }: { content: ReadContent; memory: DigestMemory; leadApi: string | null },
): Promise<DeployFiles> {
	const known = live && { files: live.release.files, digests: live.digests };
	const digests = await memory.of(release.files, known, { content, digest: sha1 });
	const files: Record<string, DeployFiles[string]> = {};
	for (const [path, digest] of Object.entries(digests))
		files[path] = { sha1: digest, read: () => content(path) };
	const add = (path: string, text: string) => {
		files[path] = { sha1: sha1(text), read: async () => Buffer.from(text) };
	};
	if (leadApi) {
		const own = '_redirects' in release.files ? Buffer.from(await content('_redirects')).toString() : '';
		add('_redirects', `/api/* ${leadApi}/d/${slug}/api/:splat 200!\n${own}`);
	}
	add(RECORD_PATH, recordText(release, digests));
	return files;
}
