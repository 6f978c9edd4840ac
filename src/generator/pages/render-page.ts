import type { PageKind, PageLocals } from '../../features/page-data.ts';
import type { PolicySources } from '../../site/policy-sources.ts';
import type { PageContent } from '../../site/route.ts';
import { stage } from '../files/stage-files.ts';
import { withContentPolicy } from './content-policy.ts';
import { bytesOf } from './joined-bytes.ts';
import type { Renderer } from './renderer.ts';

/** A page whose content is computed, to be rendered into a file. */
export interface ComputedPage {
	path: string;
	file: string;
	kind: PageKind;
	content: PageContent;
}

/** What all pages of a site are rendered with. */
export interface PageFrame {
	shell: PageLocals['shell'];
	policy: PolicySources;
	stagingDir: string;
}

/** What renders the pages of a site. */
export interface Rendering {
	/** How many pages are computed before the first of them is rendered. */
	pagesAtOnce: number;
	/** Renders pages into the staging folder, before it resolves or later. */
	render: (pages: readonly ComputedPage[]) => Promise<void>;
	/** Resolves when all of them are there; rejected with the failure of one of them. */
	rendered: () => Promise<void>;
}

/**
 * Renders a page into the staging folder.
 *
 * @throws naming the page
 */
export async function renderPage(
	render: Renderer,
	{ path, file, kind, content: { meta, data } }: ComputedPage,
	{ shell, policy, stagingDir }: PageFrame,
): Promise<void> {
	try {
		const html = withContentPolicy(await render(kind, { shell, meta, data }), policy);
		stage(stagingDir, file, bytesOf(html));
	} catch (error) {
		throw pageFailure(path, error);
	}
}

/** An error that names its page. */
export function pageFailure(path: string, error: unknown): Error {
	return new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** Rendering in the thread that computes the pages. */
export function renderHere(
	renderer: () => Promise<Renderer>,
	frame: PageFrame,
	pagesAtOnce: number,
): Rendering {
	return {
		pagesAtOnce,
		render: async (pages) => {
			for (const page of pages) await renderPage(await renderer(), page, frame);
		},
		rendered: async () => {},
	};
}
