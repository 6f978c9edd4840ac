import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageKind, PageLocals } from '../../features/page-data.ts';
import { thrownMessage } from '../../thrown-message.ts';

/** Renders a page to HTML; throws the page's own errors. */
export type Renderer = (kind: PageKind, locals: PageLocals) => Promise<string>;

/**
 * Loads the bundle into this thread.
 *
 * @throws when it is broken or was not made by this project's compiler
 */
export async function loadRenderer(bundleDir: string): Promise<Renderer> {
	// React's development build is many times slower, and the bundle picks it by this variable when it is loaded.
	process.env['NODE_ENV'] = 'production';
	const entry = join(bundleDir, 'server', 'entry.mjs');
	try {
		const { render } = (await import(pathToFileURL(entry).href)) as { render?: Renderer };
		if (typeof render !== 'function') throw new Error('it has no function render');
		return render;
	} catch (error) {
		const cause = thrownMessage(error);
		throw new Error(
			`the bundle cannot be used: ${entry}: ${cause}; delete ${bundleDir}, and the next build makes it anew`,
			{ cause: error },
		);
	}
}
