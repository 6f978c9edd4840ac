import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { makeApiSitesDir } from './api-site/api-site-file.ts';
import { bundleOf, type RendererName } from './bundle/bundle.ts';
import { SOURCES_VARIABLE } from './bundle/bundle-worker.ts';
import { compiledDir } from './bundle/compiled-dir.mjs';
import { makeBundle } from './bundle/make-bundle.ts';
import { lockOutput } from './files/lock.ts';
import { readManifest } from './manifest/manifest.ts';
import { hasSameInputs, unchangedSites } from './manifest/unchanged.ts';
import type { Outcome } from './outcome.ts';
import type { Progress } from './threads/dispatch.ts';
import type { BuilderUse, DealerJob } from './threads/job.ts';
import { Pool } from './threads/pool.ts';

/** The folders of a builder, all absolute paths. */
export interface BuilderPlaces {
	/** The repository. */
	root: string;
	dealersDir: string;
	outDir: string;
	renderer: RendererName;
}

/** One build. */
export interface BuildOrder {
	slugs: readonly string[];
	/** A stock file that replaces the one of the only dealer; null for none. */
	stockFile: string | null;
	/** Accept stock with far fewer vehicles than before. */
	acceptFewer: boolean;
	/** Feeds at addresses that were just fetched and are not asked for again, by dealer, with their hash (`sourceHash`). */
	fetched?: ReadonlyMap<string, string>;
	/** Render every page, changed or not. */
	force: boolean;
	now: Date;
	progress: Progress;
	/** Aborts the build; finished dealers have their new sites, the others their old ones. */
	signal: AbortSignal;
}

/**
 * Builds sites, any number of times: modules stay loaded and dealers' data stays in memory, so that a small change is on disk in a fraction
 * of the time of a new process. Sites are the same as those that `npm run build` makes.
 */
export interface Builder {
	/**
	 * Builds dealers' sites, those that have changed. One build runs at a time, a further one waits. The output folder is locked only
	 * meanwhile, so that other commands may build between two builds.
	 *
	 * @throws when another process is building into the output folder, or the pages cannot be bundled; a dealer that fails is an outcome
	 */
	build: (order: BuildOrder) => Promise<Outcome[]>;
	/** Ends the builder's threads. */
	close: () => Promise<void>;
}

/**
 * Opens a builder. It renders pages by the project's sources as they are now: after a change of the sources, open another one.
 * Used repeatedly, it remembers the sites built last, at about 20 kB of memory a vehicle.
 */
export function openBuilder(places: BuilderPlaces, use: BuilderUse): Builder {
	const { root, dealersDir, outDir, renderer } = places;
	const isKept = use === 'repeatedly';
	const bundle = bundleOf(root, renderer);
	const pool = new Pool(bundle.worker, threadEnv(root), use);
	let last: Promise<unknown> = Promise.resolve();

	const build = async (order: BuildOrder): Promise<Outcome[]> => {
		const unlock = lockOutput(outDir);
		try {
			makeApiSitesDir(outDir);
			const jobs = order.slugs.map((slug) => jobOf(slug, { dealersDir, outDir, bundle, isKept }, order));
			const maxThreads = availableParallelism();
			const stale = jobs.filter((job) => order.force || !hasSameInputs(job));
			const others = jobs.filter((job) => !stale.includes(job));
			const isWhole = order.force || !existsSync(bundle.dir) || stale.some(isNew);
			const { progress, signal } = order;
			// In an object: an asynchronous function would wait for a promise that it returns.
			const run = async (jobs: readonly DealerJob[]) => {
				if (jobs.length === 0) return { built: Promise.resolve<Outcome[]>([]) };
				const { compiled } = await makeBundle(root, bundle, renderer);
				return { built: pool.run({ jobs, maxThreads, isWhole, compiled, progress, signal }) };
			};
			const { built } = await run(stale);
			// The threads have begun by now: looking at the files of the other sites takes as long as a small change.
			const looking = Promise.resolve().then(() => unchangedSites(others));
			// Both have ended before the folder is unlocked because one has failed.
			await Promise.allSettled([built, looking]);
			const { unchanged, broken } = await looking;
			return [...unchanged, ...(await built), ...(await (await run(broken)).built)];
		} finally {
			unlock();
		}
	};
	return {
		build: (order) => {
			const next = last.then(() => build(order));
			last = next.catch(() => {});
			return next;
		},
		close: () => pool.close(),
	};
}

/** Whether a site was never built, so that every page is rendered. */
function isNew({ outDir, slug }: DealerJob): boolean {
	return readManifest(outDir, slug).shared === '';
}

function jobOf(
	slug: string,
	places: Pick<DealerJob, 'dealersDir' | 'outDir' | 'bundle' | 'isKept'>,
	{ stockFile, acceptFewer, fetched, force, now }: BuildOrder,
): DealerJob {
	return {
		slug,
		...places,
		stockFile,
		acceptFewer,
		fetched: fetched?.get(slug) ?? null,
		force,
		now: now.toISOString(),
		nextChunk: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
	};
}

/** Threads load large modules: a compile cache saves processor time of each. */
function threadEnv(root: string): NodeJS.ProcessEnv {
	return {
		NODE_COMPILE_CACHE: compiledDir(root),
		...process.env,
		[SOURCES_VARIABLE]: pathToFileURL(`${root}/`).href,
	};
}
