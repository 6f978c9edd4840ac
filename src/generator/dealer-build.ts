import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../features/all.ts';
import type { SiteContext } from '../site/context.ts';
import type { LoadedSite } from '../site/open/load-site.ts';
import { openContext } from '../site/open/open-context.ts';
import type { SiteOrder } from '../site/open/read-site.ts';
import { inputKeys } from '../site/page-inputs.ts';
import { policySources } from '../site/policy-sources.ts';
import type { Page } from '../site/route.ts';
import { filesBelow } from './files/files-on-disk.ts';
import { lastGoodStock, previousBuild, stateDir } from './manifest/manifest.ts';
import type { PageRecord } from './outcome.ts';
import { sharedKey } from './pages/page-key.ts';
import { type PagesToRender, renderPages } from './pages/render-pages.ts';
import { loadRenderer, type Renderer } from './pages/renderer.ts';
import { CHUNK_PAGES, type DealerJob } from './threads/job.ts';
import { contentsAtOnce } from './threads/thread-memory.ts';

/** The state of one dealer's build in a thread. */
export interface DealerBuild {
	job: DealerJob;
	loaded: LoadedSite;
	context: SiteContext;
	pages: readonly Page[];
	toRender: PagesToRender;
}

/** The renderer for all builds of a thread; loaded when the first page needs it. */
let renderer: Promise<Renderer> | undefined;

/**
 * Opens a dealer's site for building: its pages, and the results of the last build.
 *
 * @param compiled resolves when the pages are compiled: the first page that is rendered waits for it
 * @throws when the dealer's output folder contains files that no build has written
 */
export function openBuild(job: DealerJob, loaded: LoadedSite, compiled: Promise<void>): DealerBuild {
	const pages = pagesOf(loaded.site);
	const context = openContext(loaded.site, new Set(pages.map(({ path }) => path)));
	const existing = new Set(filesBelow(siteDir(job)));
	const previous = previousBuild(job, existing.size > 0);
	const sharedHash = sharedKey(job.bundle.hash, context.shell);
	const toRender: PagesToRender = {
		context,
		sharedHash,
		inputKeys: inputKeys(context, pages, sharedHash),
		isSamePeriod: previous.builtFor <= job.now && job.now < previous.validUntil,
		previous,
		existing,
		stagingDir: stagingDir(job),
		policy: policySources(loaded.site),
		now: job.now,
		renderer: () => {
			renderer ??= compiled.then(() => loadRenderer(job.bundle.dir));
			return renderer;
		},
	};
	return { job, loaded, context, pages, toRender };
}

/** Whether every page is rendered. */
export function isRenderedWhole({ toRender }: DealerBuild): boolean {
	return toRender.previous.shared !== toRender.sharedHash;
}

/** Whether other threads help: they would read the same stock, and every page is rendered, which takes longer than their start. */
export function isShareable(build: DealerBuild): boolean {
	return build.loaded.site.dealer.stock.from.source !== 'http' && isRenderedWhole(build);
}

/** Renders one chunk of a build's pages. */
export async function renderChunk({ pages, toRender }: DealerBuild, first: number): Promise<PageRecord[]> {
	const records: PageRecord[] = [];
	const end = Math.min(first + CHUNK_PAGES, pages.length);
	const atOnce = contentsAtOnce(pages.length);
	for (let at = first; at < end; at += atOnce)
		records.push(...(await renderPages(pages.slice(at, at + atOnce), toRender)));
	return records;
}

/** Discards the staged files of a build; the site is unchanged. */
export function abandonBuild(job: DealerJob): void {
	rmSync(stagingDir(job), { recursive: true, force: true });
}

/** The input of a job. A thread that assists another reads the snapshot which that thread has just written. */
export function siteOrder(job: DealerJob): SiteOrder {
	const { slug, dealersDir, stockFile, acceptFewer, fetched, outDir, now } = job;
	return {
		slug,
		dealersDir,
		stockFile,
		acceptFewer,
		fetched,
		now,
		snapshotPath: lastGoodStock(outDir, slug),
	};
}

/** The folder of the dealer's site. */
export function siteDir({ outDir, slug }: DealerJob): string {
	return join(outDir, slug);
}

/** The folder in which changed files are staged. */
export function stagingDir({ outDir, slug }: DealerJob): string {
	return join(stateDir(outDir, slug), 'staging');
}
