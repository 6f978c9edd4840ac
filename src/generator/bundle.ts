import { execFile } from 'node:child_process';
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashOf } from '../content-hash.ts';
import { makeFolder } from '../make-folder.ts';
import { bundleWorker } from './bundle-worker.ts';
import { forgetOldBundles } from './forget-old-bundles.ts';
import { takeLock } from './lock.ts';
import { sourcesHash } from './sources-hash.ts';

/** The compiled pages, browser code and generator, shared by all dealers. */
export interface Bundle {
	/** The folder with `server/entry.mjs`, `client/` and {@link workerFile}. */
	dir: string;
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
	return { dir: join(root, '.forecourt', 'bundles', hash), hash };
}

/**
 * Makes the bundle, unless an earlier build has. Of several concurrent commands that need the same bundle, one makes it and the others
 * wait.
 *
 * @throws with the bundler's output, when it fails, or when the sources change meanwhile
 */
export async function makeBundle(root: string, { dir, hash }: Bundle, renderer: RendererName): Promise<void> {
	while (!existsSync(dir)) {
		const folder = dirname(dir);
		makeFolder(folder);
		// Beside the folder itself, which the repositories of a comparison share by a link.
		const lock = takeLock(`${realpathSync(folder)}.lock`);
		if (!lock.isTaken) {
			await pause(WAIT_MS);
			continue;
		}
		try {
			if (!existsSync(dir)) await build(root, dir, renderer);
		} finally {
			lock.release();
		}
	}
	forgetOldBundles(dirname(dir), hash);
}

/** The module of the generator's threads in a bundle. */
export function workerFile(bundleDir: string): string {
	return join(bundleDir, 'generator', 'worker.mjs');
}

/** Builds in a temporary folder and renames it: an existing bundle is always complete. */
async function build(root: string, dir: string, renderer: RendererName): Promise<void> {
	const fresh = `${dir}.${process.pid}.new`;
	makeFolder(fresh);
	try {
		const parts = [bundleWorker(root), astroBuild(root, fresh, renderer)] as const;
		// Both have ended before the folder is removed because one has failed.
		await Promise.allSettled(parts);
		const [worker] = await Promise.all(parts);
		makeFolder(dirname(workerFile(fresh)));
		writeFileSync(workerFile(fresh), worker);
		if (bundleOf(root, renderer).dir !== dir)
			throw new Error('a source file was changed while the pages were bundled; run the command again');
		renameSync(fresh, dir);
	} finally {
		rmSync(fresh, { recursive: true, force: true });
	}
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
