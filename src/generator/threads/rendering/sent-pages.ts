import type { PageContent } from '../../../site/route.ts';
import type { ComputedPage, PageFrame } from '../../pages/render-page.ts';

/**
 * What a rendering thread is started with: the folder of the compiled pages, and the number of pages that it has left, shared with the
 * thread that sends them.
 */
export interface RenderOrder {
	bundleDir: string;
	left: Int32Array;
}

/** Pages on their way to the thread that renders them. Parts that many pages have in common are hashes in them. */
export interface SentPages {
	pages: readonly SentPage[];
	frame: Omit<PageFrame, 'shell'> & { shell: string };
	/** The parts that were not sent before, by their hashes. */
	parts: readonly (readonly [hash: string, part: object])[];
	/** Whether no part that was sent before is needed any more. */
	isFresh: boolean;
}

type SentPage = Omit<ComputedPage, 'content'> & { content: Pick<PageContent, 'meta'> & { data: object } };

/** The answer: pages are rendered, or why one of them is not. */
export interface RenderedPages {
	problem: string | null;
}
