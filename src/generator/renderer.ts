import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageKind, PageLocals } from '../features/page-data.ts';

/** Renders a page to HTML; throws the page's own errors. */
export type Renderer = (kind: PageKind, locals: PageLocals) => Promise<string>;

/** Loads the bundle into this thread. */
export async function loadRenderer(bundleDir: string): Promise<Renderer> {
	// React's development build is many times slower, and the bundle picks it by this variable when it is loaded.
	process.env['NODE_ENV'] = 'production';
	const { draw } = (await import(pathToFileURL(join(bundleDir, 'server', 'entry.mjs')).href)) as {
		draw: Renderer;
	};
	return draw;
}
