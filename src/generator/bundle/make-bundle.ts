import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { astroBuild } from './astro-build.ts';
import { type Bundle, bundleOf, type RendererName } from './bundle.ts';
import { bundleWorker } from './bundle-worker.ts';
import { forgetOldBundles } from './forget-old-bundles.ts';
import { makeOnce } from './make-once.ts';

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
export async function makePages(root: string, bundle: Bundle, renderer: RendererName): Promise<void> {
	await makeOnce('pages', bundle.dir, async (fresh) => {
		await astroBuild(root, fresh, renderer);
		refuseChanged(root, bundle.hash, renderer);
	});
	forgetOldBundles(bundle);
}

function refuseChanged(root: string, hash: string, renderer: RendererName): void {
	if (bundleOf(root, renderer).hash !== hash)
		throw new Error('a source file was changed while the pages were bundled; run the command again');
}
