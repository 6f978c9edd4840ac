import type { DigestMemory } from '../hosted/digests.ts';
import { RECORD_PATH, recordText, type StoredRecord } from '../hosted/stored-record.ts';
import type { Release, ReleaseFiles } from '../release.ts';
import type { ReadContent } from '../target.ts';
import { type Assets, assetKey } from './assets.ts';
import { RULE_FILES } from './deployment-form.ts';

/** What a release needs at Cloudflare. */
export interface ReleaseAssets {
	assets: Assets;
	/** Texts of the files that Cloudflare reads and does not show. */
	rules: Record<string, string>;
	/** Of these, the paths that the live release has not as they are. */
	changedRules: string[];
}

/** The files of a release with their keys, its rules, and its record. `live`: the record of the live release. */
export async function releaseAssets(
	release: Release,
	live: StoredRecord | null,
	{ content, memory }: { content: ReadContent; memory: DigestMemory },
): Promise<ReleaseAssets> {
	const rules: Record<string, string> = {};
	const changedRules: string[] = [];
	for (const path of RULE_FILES) {
		const file = release.files[path];
		if (!file) continue;
		const known = live?.release.files[path]?.hash === file.hash ? live.rules[path] : undefined;
		rules[path] = known ?? Buffer.from(await content(path)).toString();
		if (known === undefined) changedRules.push(path);
	}
	const known = live && { files: live.release.files, digests: live.digests };
	const digests = await memory.of(shownFiles(release), known, { content, digest: assetKey });
	const assets: Record<string, Assets[string]> = {};
	for (const [path, key] of Object.entries(digests))
		assets[path] = { key, size: release.files[path]?.size ?? 0, read: () => content(path) };
	const record = Buffer.from(recordText(release, digests, rules));
	assets[RECORD_PATH] = {
		key: assetKey(record, RECORD_PATH),
		size: record.byteLength,
		read: async () => record,
	};
	return { assets, rules, changedRules };
}

/** The files of a release that visitors can get. */
export function shownFiles({ files }: Pick<Release, 'files'>): ReleaseFiles {
	return Object.fromEntries(Object.entries(files).filter(([path]) => !RULE_FILES.includes(path)));
}
