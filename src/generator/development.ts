import { resolve } from 'node:path';
import { pagesOf } from '../features/all.ts';
import type { PageKind, PageLocals } from '../features/page-data.ts';
import { factsFile } from '../paths/page-files.ts';
import { loadSite } from '../site/open/load-site.ts';
import { openContext } from '../site/open/open-context.ts';
import type { Page } from '../site/route.ts';

/** Environment variables with the slug of `npm run dev -- <slug>` and the folder of dealers; set by the command. */
const SLUG = 'FORECOURT_DEALER';
const DEALERS = 'FORECOURT_DEALERS';

/**
 * The page at an address of the development server, with the same locals as from the generator. The dealer, its
 * stock and its rules are read again for every page, so that a reload shows changes.
 */
export async function developmentPage(
	request: Request,
): Promise<{ kind: PageKind; locals: PageLocals } | Response> {
	const slug = process.env[SLUG] ?? '';
	const loaded = await loadSite({
		slug,
		dealersDir: resolve(process.env[DEALERS] ?? 'dealers'),
		stockFile: null,
		// A page under development shows the stock as it is now, however small.
		acceptFewer: true,
		now: new Date().toISOString(),
		snapshotPath: resolve('.forecourt', 'development', `${slug}.json`),
	});
	if (!loaded.site)
		return new Response(loaded.problems.join('\n'), {
			status: 500,
			headers: { 'Content-Type': 'text/plain; charset=utf-8' },
		});
	// Pictures are not resized in development.
	const sizes = [...loaded.site.pictureSize].map(
		([name, { width, height }]) => [name, { width, height }] as const,
	);
	const site = { ...loaded.site, pictureSize: new Map(sizes) };
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	const { pathname } = new URL(request.url);
	const described = pages.find(({ path, facts }) => facts && pathname === `/${factsFile(path)}`);
	if (described) return Response.json(described.facts?.(described.content(context).data));
	const page = pages.find(({ path }) => path === pathname) ?? pages.find(({ kind }) => kind === 'not-found');
	if (!page) return new Response('Not found', { status: 404 });
	return { kind: page.kind, locals: localsOf(page, context) };
}

function localsOf(page: Page, context: Parameters<Page['content']>[0]): PageLocals {
	return { shell: context.shell, ...page.content(context) };
}
