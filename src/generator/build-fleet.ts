import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { makeApiSitesDir } from './api-site-file.ts';
import { bundle, type RendererName } from './bundle.ts';
import type { DealerJob } from './job.ts';
import { lockOutput } from './lock.ts';
import type { Outcome } from './outcome.ts';
import { Pool, type Progress } from './pool.ts';
import { unchangedSite } from './unchanged.ts';

/** The options of a build. All paths are absolute. */
export interface FleetOptions {
	/** The repository. */
	root: string;
	dealersDir: string;
	outDir: string;
	slugs: readonly string[];
	stockFile: string | null;
	/** Accept stock with far fewer vehicles than before. */
	acceptFewer: boolean;
	force: boolean;
	renderer: RendererName;
	now: Date;
	progress: Progress;
	/** Aborts the build; finished dealers have their new sites, the others their old ones. */
	signal: AbortSignal;
}

/** Builds dealers' sites: the bundle once, then every dealer that changed. */
export async function buildFleet(options: FleetOptions): Promise<Outcome[]> {
	const { root, dealersDir, outDir, slugs, stockFile, acceptFewer, force, renderer, now, progress, signal } =
		options;
	const unlock = lockOutput(outDir);
	try {
		makeApiSitesDir(outDir);
		const { dir, hash } = await bundle(root, renderer);
		const jobs = slugs.map(
			(slug): DealerJob => ({
				slug,
				dealersDir,
				outDir,
				stockFile,
				acceptFewer,
				force,
				now: now.toISOString(),
				bundle: { dir, hash },
				nextChunk: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
			}),
		);
		const unchanged = new Map(
			jobs.flatMap((job) => {
				const outcome = force ? null : unchangedSite(job);
				return outcome ? [[job.slug, outcome] as const] : [];
			}),
		);
		const pool = new Pool(
			jobs.filter(({ slug }) => !unchanged.has(slug)),
			progress,
			threadEnv(root),
		);
		signal.addEventListener('abort', () => pool.stop(String(signal.reason)));
		return [...unchanged.values(), ...(await pool.run(availableParallelism()))];
	} finally {
		unlock();
	}
}

/** Every thread loads hundreds of modules: a compile cache saves half a second of processor time for each thread. */
function threadEnv(root: string): NodeJS.ProcessEnv {
	return { NODE_COMPILE_CACHE: join(root, '.forecourt', 'compiled'), ...process.env };
}
