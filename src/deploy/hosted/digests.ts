import { extname } from 'node:path';
import { atOnce } from '../at-once.ts';
import type { ReleaseFile, ReleaseFiles } from '../release.ts';
import type { ReadContent } from '../target.ts';

/** Digests of files by path, in the form that a host wants. */
export type Digests = Readonly<Record<string, string>>;

/** Computes a digest of one host. */
export type Digest = (content: Uint8Array, path: string) => string;

const READS = 16;

/** Remembers digests by content, so that an interrupted publisher reads no file twice for its digest. */
export class DigestMemory {
	readonly #known = new Map<string, string>();

	/** The digests of all files. Only files that neither the live release nor an interrupted one had are read. */
	async of(
		files: ReleaseFiles,
		live: { files: ReleaseFiles; digests: Digests } | null,
		{ content, digest }: { content: ReadContent; digest: Digest },
	): Promise<Record<string, string>> {
		const digests: Record<string, string> = {};
		await atOnce(READS, Object.entries(files), async ([path, file]) => {
			const before = live?.files[path]?.hash === file.hash ? live.digests[path] : undefined;
			const known = before ?? this.#known.get(keyOf(path, file)) ?? digest(await content(path), path);
			digests[path] = known;
			this.#known.set(keyOf(path, file), known);
		});
		return digests;
	}

	/** Forgets what a recorded release tells from now on. */
	forget(files: ReleaseFiles): void {
		for (const [path, file] of Object.entries(files)) this.#known.delete(keyOf(path, file));
	}
}

/** Some digests depend on the extension too. */
function keyOf(path: string, { hash }: ReleaseFile): string {
	return `${hash}${extname(path)}`;
}
