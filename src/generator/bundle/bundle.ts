import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
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
