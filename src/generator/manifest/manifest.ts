import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BoundedCache } from '../../bounded-cache.ts';
import { hashOf } from '../../content-hash.ts';
import { once } from '../../search/embedded/once.ts';
import type { StockSummary } from '../../stock/report/stock-report.ts';
import { writeWhole } from '../../whole-file.ts';
import { fromHashed, hashed } from './hashed-json.ts';
import { clearPending, pendingFiles, wasBegun } from './pending-files.ts';

/** The version of the form below. */
export const MANIFEST_VERSION = 6;

/** The record of one dealer's last build in an output folder, from which the next build finds changes. */
export interface Manifest {
	version: typeof MANIFEST_VERSION;
	/** The hash of all inputs of the site. */
	inputs: string;
	/** What is often asked of the lists of files below, which are long: the number of pages, and the hash of all paths ({@link hashOfPaths}). */
	listing: { pages: number; paths: string };
	/** The time for which the pages were built, ISO 8601; before it, the same inputs may give other pages. */
	builtFor: string;
	/** The time from which the same inputs may give other pages, ISO 8601. */
	validUntil: string;
	/** The hash of what all pages share: the bundle and the layout data. */
	shared: string;
	/**
	 * Page files with the hash of their content, when it last changed (ISO 8601), the page kind, the hash of what the content was computed
	 * from, and that of what tells whether this has changed; both empty where they are not known.
	 */
	pages: Record<string, [key: string, lastModified: string, kind: string, inputs: string, source: string]>;
	/** Other files generated from the stock and the configuration, with their hash. */
	files: Record<string, string>;
	/** The summary of the stock; null before the first build. */
	stock: StockSummary | null;
	/** The host names of the published site. */
	hosts: string[];
	/** Whether the site has a lead API, and so a data file for it. */
	hasApi: boolean;
	/** The version of that file; empty for none. */
	apiFile: string;
	/** Hashed assets with the last day on which a build used them, ISO 8601. */
	assets: Record<string, string>;
}

const EMPTY_MANIFEST: Manifest = {
	version: MANIFEST_VERSION,
	inputs: '',
	listing: { pages: 0, paths: '' },
	builtFor: new Date(0).toISOString(),
	validUntil: new Date(0).toISOString(),
	shared: '',
	pages: {},
	files: {},
	stock: null,
	hosts: [],
	hasApi: false,
	apiFile: '',
	assets: {},
};

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

/** The lists of files. A build with one change looks at the manifests of all dealers, but not at their lists. */
type Lists = Pick<Manifest, 'pages' | 'files' | 'assets'>;

/** @throws when the file is damaged, or of another version */
function parse(file: string): Manifest {
	const { short, long } = fromHashed(readFileSync(file, 'utf8'));
	const manifest = short as Omit<Manifest, keyof Lists>;
	if (manifest.version !== MANIFEST_VERSION) throw new Error(`${file} is of another version`);
	const lists = once(() => long() as Lists);
	return {
		...manifest,
		get pages() {
			return lists().pages;
		},
		get files() {
			return lists().files;
		},
		get assets() {
			return lists().assets;
		},
	};
}

/** The hash of the paths of a site's files, in any order. */
export function hashOfPaths(paths: readonly string[]): string {
	return hashOf(paths.toSorted().join('\n'));
}

/** The manifest of the last build. A missing, broken or older manifest means that everything is built again. */
export function readManifest(outDir: string, slug: string): Manifest {
	const file = join(stateDir(outDir, slug), 'manifest.json');
	const found = statSync(file, { throwIfNoEntry: false });
	if (!found) return EMPTY_MANIFEST;
	try {
		const { ino, size, mtimeMs } = found;
		const manifest = parsed.get(`${file} ${ino} ${size} ${mtimeMs}`, () => parse(file), size);
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
	const { pages, files, assets, ...short } = manifest;
	const paths = [pages, files, assets].flatMap((entries) => Object.keys(entries));
	const listing = { pages: Object.keys(pages).length, paths: hashOfPaths(paths) };
	const text = hashed({ ...short, listing }, { pages, files, assets });
	writeWhole(join(stateDir(outDir, slug), 'manifest.json'), text);
	clearPending(stateDir(outDir, slug));
}
