import { execFile } from 'node:child_process';
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashOf } from '../content-hash.ts';
import { makeFolder } from '../make-folder.ts';
import { bundleWorker } from './bundle-worker.ts';
import { forgetOldBundles } from './forget-old-bundles.ts';
import { takeLock } from './lock.ts';
import { sourcesHash } from './sources-hash.ts';

/** The code of a build, shared by all dealers: the compiled pages with their browser code, and the generator's threads. */
export interface Bundle {
	/** The folder of the pages, with `server/entry.mjs` and `client/`. */
	dir: string;
	/** The module of the threads. It has a folder of its own because it is made sooner: threads open sites while the pages are compiled. */
	worker: string;
	/** Changes whenever the rendered pages may differ. */
	hash: string;
}

/** What renders the pages: this project's runtime for Astro's components (page-runtime), or Astro's own, to compare both. */
export const RENDERERS = ['forecourt', 'astro'] as const;

/** The name of a renderer in {@link RENDERERS}. */
export type RendererName = (typeof RENDERERS)[number];

/** Whether a text names a renderer. */
export function isRenderer(name: string): name is RendererName {
	return (RENDERERS as readonly string[]).includes(name);
}

const run = promisify(execFile);
const WAIT_MS = 100;

/**
 * The bundle of the current sources, made or not.
 *
 * @param root the repository
 * @param renderer what renders the pages
 */
export function bundleOf(root: string, renderer: RendererName): Bundle {
	const hash = hashOf(`${renderer} ${sourcesHash(root)}`);
	const dir = join(root, '.forecourt', 'bundles', hash);
	return { dir, worker: join(`${dir}-threads`, 'worker.mjs'), hash };
}

/**
 * Makes what an earlier build has not. Resolves when threads can start; `compiled` resolves when they can render.
 *
 * @throws as {@link makePages}, when no thread can start; both parts have ended by then
 */
export async function makeBundle(
	root: string,
	bundle: Bundle,
	renderer: RendererName,
): Promise<{ compiled: Promise<void> }> {
	const worker = makeWorker(root, bundle, renderer);
	const compiled = makePages(root, bundle, renderer);
	const ended = Promise.allSettled([worker, compiled]);
	try {
		await worker;
	} catch (error) {
		await ended;
		throw error;
	}
	return { compiled };
}

/**
 * Makes the module of the threads, unless an earlier build has.
 *
 * @throws with the bundler's output, when it fails, or when the sources change meanwhile
 */
function makeWorker(root: string, { worker, hash }: Bundle, renderer: RendererName): Promise<void> {
	return makeOnce('threads', dirname(worker), async (fresh) => {
		writeFileSync(join(fresh, basename(worker)), await bundleWorker(root));
		refuseChanged(root, hash, renderer);
	});
}

/**
 * Compiles the pages, unless an earlier build has.
 *
 * @throws with the bundler's output, when it fails, or when the sources change meanwhile
 */
export function makePages(root: string, { dir, hash }: Bundle, renderer: RendererName): Promise<void> {
	return makeOnce('pages', dir, async (fresh) => {
		await astroBuild(root, fresh, renderer);
		refuseChanged(root, hash, renderer);
	});
}

function refuseChanged(root: string, hash: string, renderer: RendererName): void {
	if (bundleOf(root, renderer).hash !== hash)
		throw new Error('a source file was changed while the pages were bundled; run the command again');
}

/**
 * Makes a folder in a temporary one that is renamed: an existing folder is always complete. Of several concurrent commands that need the same, one makes it and the others
 * wait.
 */
async function makeOnce(
	part: 'pages' | 'threads',
	dir: string,
	make: (fresh: string) => Promise<void>,
): Promise<void> {
	const folder = dirname(dir);
	while (!existsSync(dir)) {
		makeFolder(folder);
		// Beside the folder itself, which the repositories of a comparison share by a link.
		const lock = takeLock(`${realpathSync(folder)}.${part}.lock`);
		if (!lock.isTaken) {
			await pause(WAIT_MS);
			continue;
		}
		const fresh = `${dir}.${process.pid}.new`;
		try {
			if (existsSync(dir)) continue;
			makeFolder(fresh);
			await make(fresh);
			renameSync(fresh, dir);
		} finally {
			rmSync(fresh, { recursive: true, force: true });
			lock.release();
		}
	}
	forgetOldBundles(folder, basename(dir));
}

async function astroBuild(root: string, outDir: string, renderer: RendererName): Promise<void> {
	const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
	try {
		await run(process.execPath, [astro, 'build'], {
			cwd: root,
			env: {
				...withoutModes(process.env),
				NODE_ENV: 'production',
				ASTRO_TELEMETRY_DISABLED: '1',
				ASTRO_KEY,
				FORECOURT_BUNDLE: outDir,
				FORECOURT_RENDERER: renderer,
			},
			maxBuffer: 64 * 1024 * 1024,
		});
	} catch (error) {
		const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
		const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n');
		throw new Error(`The pages could not be bundled:\n${output}`);
	}
}

/** The environment without the mode variables that test runners set; inherited, they would produce a development bundle. */
function withoutModes({
	DEV,
	PROD,
	SSR,
	MODE,
	BASE_URL,
	VITEST,
	...others
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return others;
}

/** A fixed key, as Astro otherwise puts a random key into every bundle. No page uses it: nothing is encrypted. */
const ASTRO_KEY = Buffer.alloc(32, 'forecourt').toString('base64');
