import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageKind, PageLocals } from '../features/page-data.ts';

/** Renders a page to HTML in UTF-8. */
export type Renderer = (kind: PageKind, url: string, locals: PageLocals) => Promise<Buffer>;

/** The part of Astro's server bundle that is used; see `bundle-entry.mjs`. */
interface BundledApp {
	manifestData: { routes: { component: string }[] };
	render: (
		request: Request,
		options: { routeData: { component: string }; locals: PageLocals },
	) => Promise<Response>;
}

/**
 * Loads the bundle into this thread.
 *
 * @returns a renderer that throws the page's own errors
 */
export async function loadRenderer(bundleDir: string): Promise<Renderer> {
	// React's development build is many times slower, and the bundle picks it by this variable when it is loaded.
	process.env['NODE_ENV'] = 'production';
	const { app } = (await import(pathToFileURL(join(bundleDir, 'server', 'entry.mjs')).href)) as {
		app: BundledApp;
	};
	const routes = new Map(
		app.manifestData.routes.map((route) => [basename(route.component, '.page.astro'), route]),
	);
	return async (kind, url, locals) => {
		const routeData = routes.get(kind);
		if (!routeData) throw new Error(`there is no src/features/*/${kind}.page.astro`);
		// Without a trailing slash, for which Astro would redirect; pages do not read their address.
		const request = new Request(url.replace(/(?<=[^/:]\/[^/].*)\/$/, ''));
		const response = await app.render(request, { routeData, locals });
		if (locals.failure) throw locals.failure;
		if (response.status !== 200) throw new Error(`the page answered ${response.status} instead of 200`);
		// Bytes, as they are written: decoding and encoding them would cost up to a fifth of the rendering time.
		return Buffer.from(await response.arrayBuffer());
	};
}
