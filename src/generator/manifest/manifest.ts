import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BoundedCache } from '../../bounded-cache.ts';
import { writeWhole } from '../../whole-file.ts';
import { EMPTY_MANIFEST, type Manifest } from './manifest-form.ts';
import { manifestOf, manifestText } from './manifest-text.ts';
import { clearPending, pendingFiles, wasBegun } from './pending-files.ts';

/** The folder within an output folder for the generator's own data about one dealer; never served. */
export function stateDir(outDir: string, slug: string): string {
	return join(outDir, '.forecourt', slug);
}

/** The file within an output folder with a dealer's last good stock. */
export function lastGoodStock(outDir: string, slug: string): string {
	return join(stateDir(outDir, slug), 'stock.json');
}

/**
 * The part of the last build that a new build may reuse; only the ages of assets when everything is to be built again.
 *
 * @throws when the site's folder contains files although it has no record of a build: they are not ours to replace
 */
export function previousBuild(
	{ outDir, slug, force }: { outDir: string; slug: string; force: boolean },
	hasFiles: boolean,
): Manifest {
	// Files that are about to change are recorded before the first file of a site.
	if (hasFiles && !wasBegun(stateDir(outDir, slug))) {
		throw new Error(
			`${join(outDir, slug)} contains files that no build has written; remove it, or choose another --out`,
		);
	}
	const manifest = readManifest(outDir, slug);
	return force ? { ...EMPTY_MANIFEST, assets: manifest.assets } : manifest;
}

/** Manifests by the versions of their files, up to 32 MB of JSON: a builder that stays open reads those of all dealers in each build. */
const parsed = new BoundedCache<Manifest>(32 * 1024 * 1024);

/** The manifest of the last build. A missing, broken or older manifest means that everything is built again. */
export function readManifest(outDir: string, slug: string): Manifest {
	const file = join(stateDir(outDir, slug), 'manifest.json');
	const found = statSync(file, { throwIfNoEntry: false });
	if (!found) return EMPTY_MANIFEST;
	try {
		const { ino, size, mtimeMs } = found;
		const manifest = parsed.get(
			`${file} ${ino} ${size} ${mtimeMs}`,
			() => manifestOf(readFileSync(file, 'utf8')),
			size,
		);
		const unsure = new Set(pendingFiles(stateDir(outDir, slug)));
		if (unsure.size === 0) return manifest;
		const sure = <T>(entries: Record<string, T>) =>
			Object.fromEntries(Object.entries(entries).filter(([path]) => !unsure.has(path)));
		return { ...manifest, inputs: '', pages: sure(manifest.pages), files: sure(manifest.files) };
	} catch {
		return EMPTY_MANIFEST;
	}
}

/**
 * What may be published of a dealer's site: the files that the last build wrote or left, its hosts, and whether it has a lead API. Null
 * when the site is not built, or a build of it was interrupted.
 */
export function publishable(
	outDir: string,
	slug: string,
): { files: string[]; hosts: string[]; hasApi: boolean } | null {
	const { pages, files, assets, hosts, hasApi } = readManifest(outDir, slug);
	const paths = [pages, files, assets].flatMap((entries) => Object.keys(entries));
	if (paths.length === 0 || pendingFiles(stateDir(outDir, slug)).length > 0) return null;
	return { files: paths, hosts, hasApi };
}

/** Writes the manifest as the last step: an interrupted build is repeated by the next one. */
export function writeManifest(outDir: string, slug: string, manifest: Omit<Manifest, 'listing'>): void {
	writeWhole(join(stateDir(outDir, slug), 'manifest.json'), manifestText(manifest));
	clearPending(stateDir(outDir, slug));
}
