import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BoundedCache } from '../bounded-cache.ts';
import { StockSummarySchema } from '../stock/stock-report.ts';
import { writeWhole } from '../whole-file.ts';

/** The record of one dealer's last build in an output folder, from which the next build finds changes. */
const ManifestSchema = z.object({
	version: z.literal(2),
	/** The hash of all inputs of the site. */
	inputs: z.string(),
	/** The time for which the pages were built; before it, the same inputs may give other pages. */
	builtFor: z.iso.datetime(),
	/** The time from which the same inputs may give other pages. */
	validUntil: z.iso.datetime(),
	/** The hash of what all pages share: the bundle and the layout data. */
	shared: z.string(),
	/**
	 * Page files with the hash of their content, when it last changed, the page kind, and the hash of what the content was computed from,
	 * empty where that is not known.
	 */
	pages: z.record(z.string(), z.tuple([z.string(), z.iso.datetime(), z.string(), z.string()])),
	/** Other files generated from the stock and the configuration, with their hash. */
	files: z.record(z.string(), z.string()),
	/** The summary of the stock; null before the first build. */
	stock: StockSummarySchema.nullable(),
	/** The host names of the published site. */
	hosts: z.array(z.string()),
	/** Whether the site has a lead API, and so a data file for it. */
	hasApi: z.boolean(),
	/** Hashed assets with the last day on which a build used them. */
	assets: z.record(z.string(), z.iso.date()),
});

export type Manifest = z.output<typeof ManifestSchema>;

const EMPTY_MANIFEST: Manifest = {
	version: 2,
	inputs: '',
	builtFor: new Date(0).toISOString(),
	validUntil: new Date(0).toISOString(),
	shared: '',
	pages: {},
	files: {},
	stock: null,
	hosts: [],
	hasApi: false,
	assets: {},
};

/** The folder within an output folder for the generator's own data about one dealer; never served. */
export function stateDir(outDir: string, slug: string): string {
	return join(outDir, '.forecourt', slug);
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
	// The journal is written before the first file of a site.
	if (hasFiles && !existsSync(journal(outDir, slug))) {
		throw new Error(
			`${join(outDir, slug)} contains files that no build has written; remove it, or choose another --out`,
		);
	}
	const manifest = readManifest(outDir, slug);
	return force ? { ...EMPTY_MANIFEST, assets: manifest.assets } : manifest;
}

/** Manifests by the versions of their files, up to 32 MB of JSON: a builder that stays open reads those of all dealers in each build. */
const parsed = new BoundedCache<Manifest>(32 * 1024 * 1024);

function parse(file: string): Manifest {
	return ManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The manifest of the last build. A missing, broken or older manifest means that everything is built again. */
export function readManifest(outDir: string, slug: string): Manifest {
	const file = join(stateDir(outDir, slug), 'manifest.json');
	const found = statSync(file, { throwIfNoEntry: false });
	if (!found) return EMPTY_MANIFEST;
	try {
		const { ino, size, mtimeMs } = found;
		const manifest = parsed.get(`${file} ${ino} ${size} ${mtimeMs}`, () => parse(file), size);
		const unsure = new Set(pendingFiles(outDir, slug));
		if (unsure.size === 0) return manifest;
		const sure = <T>(entries: Record<string, T>) =>
			Object.fromEntries(Object.entries(entries).filter(([path]) => !unsure.has(path)));
		return { ...manifest, inputs: '', pages: sure(manifest.pages), files: sure(manifest.files) };
	} catch {
		return EMPTY_MANIFEST;
	}
}

/**
 * What may be published of a dealer's site: the files that the last build wrote or left, its hosts, and whether it has a lead API. Null when
 * the site is not built, or a build of it was interrupted.
 */
export function publishable(
	outDir: string,
	slug: string,
): { files: string[]; hosts: string[]; hasApi: boolean } | null {
	const { pages, files, assets, hosts, hasApi } = readManifest(outDir, slug);
	const paths = [pages, files, assets].flatMap((entries) => Object.keys(entries));
	if (paths.length === 0 || pendingFiles(outDir, slug).length > 0) return null;
	return { files: paths, hosts, hasApi };
}

/** Writes the manifest as the last step: an interrupted build is repeated by the next one. */
export function writeManifest(outDir: string, slug: string, manifest: Manifest): void {
	writeWhole(join(stateDir(outDir, slug), 'manifest.json'), JSON.stringify(manifest));
	writeWhole(journal(outDir, slug), '[]');
}

/**
 * Records which files are about to change. If the build is interrupted, the next one writes these files again, ignoring the
 * manifest.
 */
export function notePending(outDir: string, slug: string, files: readonly string[]): void {
	writeWhole(journal(outDir, slug), JSON.stringify(files));
}

function pendingFiles(outDir: string, slug: string): string[] {
	const file = journal(outDir, slug);
	return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function journal(outDir: string, slug: string): string {
	return join(stateDir(outDir, slug), 'pending.json');
}
