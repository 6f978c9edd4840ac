import { z } from 'zod';
import { jsonOf, reaching } from '../reaching.ts';
import { type Release, ReleaseSchema } from '../release.ts';
import { TargetError } from '../target.ts';
import type { Digests } from './digests.ts';

/**
 * The file of a published site that lists what is published. It says nothing that is not public, so not what only the lead API may know.
 */
export const RECORD_PATH = '_forecourt/release.json';

const StoredRecordSchema = z.object({
	release: ReleaseSchema,
	digests: z.record(z.string(), z.string()),
	/** Texts of files that the host reads and does not show, by path. */
	rules: z.record(z.string(), z.string()).default({}),
});

/** A release as it is recorded at a host, with the host's digest of each file. */
export type StoredRecord = z.output<typeof StoredRecordSchema>;

/** The text of the record of a release. */
export function recordText(release: Release, digests: Digests, rules: StoredRecord['rules'] = {}): string {
	return JSON.stringify({ release: { ...release, api_site: null }, digests, rules } satisfies StoredRecord);
}

/**
 * Reads the record of a release from the address that only this release has.
 *
 * @param name for messages
 * @param address of the deploy, without a slash at its end
 * @throws TargetError
 */
export async function readRecord(name: string, slug: string, address: string): Promise<StoredRecord> {
	const url = `${address}/${RECORD_PATH}`;
	const answer = await reaching(
		{ name, call: `GET ${url}` },
		(signal) => fetch(url, { signal }),
		(status) => status === 429 || status >= 500,
	);
	const found = StoredRecordSchema.safeParse(jsonOf(answer));
	if (found.success) return found.data;
	throw new TargetError(
		`${url}, the record of a release of ${slug}, cannot be read (${answer.status}); open it to the public, or take the site off with --remove ${slug} and deploy it again`,
	);
}
