import { basename } from 'node:path';
import { createApp } from 'astro/app/entrypoint';
import type { PageKind, PageLocals } from '../../features/page-data.ts';
import { withoutIslandPrelude } from './island-prelude.ts';

const app = createApp({ streaming: false });
const routes = new Map(
	app.manifestData.routes.map((route) => [basename(route.component, '.page.astro'), route]),
);

/** Renders pages with Astro's own runtime, for comparison (`--renderer astro`): the entry of that bundle. */
export async function render(kind: PageKind, locals: PageLocals): Promise<string> {
	const routeData = routes.get(kind);
	if (!routeData) throw new Error(`there is no src/features/*/${kind}.page.astro`);
	// Pages do not read their address.
	const response = await app.render(new Request('http://localhost/'), { routeData, locals });
	if (locals.failure) throw locals.failure;
	if (response.status !== 200) throw new Error(`the page answered ${response.status} instead of 200`);
	return withoutIslandPrelude(await response.text());
}
