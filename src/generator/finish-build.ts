import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../content-hash.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { pageFile } from '../paths/page-files.ts';
import { STOCK_FEED_PATH, vehiclePath } from '../paths/paths.ts';
import type { SiteContext } from '../site/context.ts';
import { type SitemapEntry, sitemaps } from '../site/files/sitemaps.ts';
import { filesOf } from '../site/files.ts';
import type { LoadedSite } from '../site/open/load-site.ts';
import { hostsOf } from '../site/open/preview-sites.ts';
import type { Page } from '../site/route.ts';
import { placeApiSite } from './api-site/place-api-site.ts';
import { abandonBuild, type DealerBuild, siteDir, stagingDir } from './dealer-build.ts';
import { placeAssets } from './files/assets.ts';
import { lastTexts } from './files/last-vehicle-texts.ts';
import { moveIntoPlace, removeFiles } from './files/move-into-place.ts';
import { optimisePictures } from './files/optimise-pictures.ts';
import { stageFiles } from './files/stage-files.ts';
import { inputsOf } from './manifest/inputs.ts';
import { stateDir, writeManifest } from './manifest/manifest.ts';
import { MANIFEST_VERSION, type Manifest } from './manifest/manifest-form.ts';
import { notePending } from './manifest/pending-files.ts';
import type { Built, PageRecord } from './outcome.ts';
import type { PagesToRender } from './pages/render-pages.ts';
import { searchToken } from './search-token.ts';
import type { DealerJob } from './threads/job.ts';

/** Finishes a build: writes the other files, moves everything into place, removes obsolete files, and writes the manifest last. */
export async function finishBuild(
	{ job, loaded, context, pages, toRender }: DealerBuild,
	records: readonly PageRecord[],
): Promise<Built> {
	const { previous, existing } = toRender;
	const { site } = context;
	const known = unchangedFiles(records, toRender);
	const isUnchanged = ({ slug }: Vehicle) => known.has(pageFile(vehiclePath(slug)));
	const lastFeed = lastTexts(isUnchanged, () => lastFile(STOCK_FEED_PATH.slice(1), job, toRender));
	const files = stageFiles(
		[
			...filesOf(context, await searchToken(site.dealer, job.now), lastFeed),
			...sitemaps(sitemapEntries(pages, records, context), site.dealer.url),
		],
		toRender,
	);
	const rendered = records.filter(({ isStaged }) => isStaged);
	const staged = [
		...rendered.flatMap(({ file, facts }) => (facts ? [file, facts] : [file])),
		...files.staged,
	];
	const imagesDir = join(job.dealersDir, job.slug, 'images');
	const optimisedDir = join(stateDir(job.outDir, job.slug), 'photographs');
	const optimised = await optimisePictures(site, imagesDir, optimisedDir);
	const { assets, expired } = placeAssets(siteDir(job), {
		bundleDir: job.bundle.dir,
		imagesDir,
		optimisedDir,
		optimised,
		used: previous.assets,
		today: job.now.slice(0, 10),
	});
	const manifest: Omit<Manifest, 'apiFile' | 'listing'> = {
		version: MANIFEST_VERSION,
		inputs: canBeUnchanged(loaded) ? inputsOf(job) : '',
		builtFor: job.now,
		validUntil: loaded.validUntil.toISOString(),
		shared: toRender.sharedHash,
		pages: recorded(records),
		files: { ...files.hashes, ...factsOf(records) },
		stock: loaded.stock,
		hosts: hostsOf(site.dealer),
		hasApi: site.dealer.lead_api !== null,
		assets,
	};
	const vanished = [...existing].filter(
		(file) => !manifest.pages[file] && !manifest.files[file] && !assets[file] && !expired.includes(file),
	);
	notePending(stateDir(job.outDir, job.slug), [...staged, ...vanished]);
	moveIntoPlace(stagingDir(job), siteDir(job), staged);
	removeFiles(siteDir(job), [...vanished, ...expired]);
	const apiFile = placeApiSite(job.outDir, context, { version: previous.apiFile, isUnchanged });
	writeManifest(job.outDir, job.slug, { ...manifest, apiFile });
	abandonBuild(job);
	return {
		status: 'built',
		slug: job.slug,
		pages: records.length,
		rendered: rendered.length,
		reused: records.length - rendered.length,
		removed: vanished.length,
		stock: loaded.stock,
		hosts: manifest.hosts,
	};
}

/** A file of the site as the last build wrote it; null where it is another one now. */
function lastFile(path: string, job: DealerJob, { previous, existing }: PagesToRender): Buffer | null {
	if (!existing.has(path)) return null;
	const bytes = readFileSync(join(siteDir(job), path));
	return hashOf(bytes) === previous.files[path] ? bytes : null;
}

/** The pages that are computed from what they were computed from in the last build. */
function unchangedFiles(
	records: readonly PageRecord[],
	{ previous, isSamePeriod }: PagesToRender,
): ReadonlySet<string> {
	if (!isSamePeriod) return new Set();
	const isUnchanged = ({ file, inputs }: PageRecord) => inputs !== '' && inputs === previous.pages[file]?.[3];
	return new Set(records.filter(isUnchanged).map(({ file }) => file));
}

function recorded(records: readonly PageRecord[]): Manifest['pages'] {
	return Object.fromEntries(
		records.map(({ file, key, lastModified, kind, inputs, source }) => [
			file,
			[key, lastModified, kind, inputs, source],
		]),
	);
}

/** The files of facts, each with the hash of its page, as they change together. */
function factsOf(records: readonly PageRecord[]): Manifest['files'] {
	return Object.fromEntries(records.flatMap(({ facts, key }) => (facts === null ? [] : [[facts, key]])));
}

/** Whether a later build may skip this site. Not with stock from a URL, or after a rejected source: both are read again in every build. */
function canBeUnchanged({ site, stock }: LoadedSite): boolean {
	return site.dealer.stock.from.source !== 'http' && stock.from_snapshot === null;
}

function sitemapEntries(
	pages: readonly Page[],
	records: readonly PageRecord[],
	{ absolute }: SiteContext,
): SitemapEntry[] {
	const modified = new Map(records.map(({ file, lastModified }) => [file, lastModified]));
	return pages.flatMap(({ path, sitemap }) =>
		sitemap === null
			? []
			: [{ url: absolute(path), section: sitemap, lastModified: modified.get(pageFile(path)) ?? '' }],
	);
}
