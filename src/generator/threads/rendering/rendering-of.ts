import { type PageFrame, type Rendering, renderHere } from '../../pages/render-page.ts';
import { loadRenderer, type Renderer } from '../../pages/renderer.ts';
import type { DealerJob } from '../job.ts';
import { contentsAtOnce } from '../thread-memory.ts';
import { RenderingThread } from './rendering-thread.ts';

/** The renderer of this thread; loaded when the first page needs it. */
let renderer: Promise<Renderer> | undefined;

/** The thread that renders pages for this one; started with the first small change, and kept as long as this one. */
let beside: RenderingThread | undefined;

/**
 * What renders a site's pages: a thread beside this one where a core is idle and not all pages are rendered, of which all cores have a
 * share, or else this thread.
 *
 * @param pages the number of the site's pages, and how many of them are rendered
 * @param compiled resolves when the pages are compiled
 */
export async function renderingOf(
	{ bundle, hasIdleCore }: DealerJob,
	frame: PageFrame,
	pages: { number: number; rendered: 'all' | 'changed' },
	compiled: Promise<void>,
): Promise<Rendering> {
	const load = () => {
		renderer ??= compiled.then(() => loadRenderer(bundle.dir));
		return renderer;
	};
	const here = renderHere(load, frame, contentsAtOnce(pages.number));
	if (pages.rendered === 'all' || !hasIdleCore) return here;
	await compiled;
	if (!beside || beside.isEnded) beside = new RenderingThread(bundle.renderWorker, bundle.dir);
	return beside.of(frame, here);
}
