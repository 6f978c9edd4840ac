import { join } from 'node:path';
import { pagesOf } from '../../../src/features/all.ts';
import type { PageLocals } from '../../../src/features/page-data.ts';
import type { SiteContext } from '../../../src/site/context.ts';
import { loadSite } from '../../../src/site/open/load-site.ts';
import { openContext } from '../../../src/site/open/open-context.ts';
import type { Page } from '../../../src/site/route.ts';

/** One dealer of a fleet, and the time its site is built for. */
export interface Dealer {
	slug: string;
	dealersDir: string;
	/** ISO 8601. */
	now: string;
}

/** Input of the other generators: the same pages as ours, from the same rules and data. */
export async function sitePages(dealer: Dealer): Promise<{ pages: Page[]; context: SiteContext }> {
	const loaded = await loadSite({
		...dealer,
		stockFile: null,
		acceptFewer: false,
		snapshotPath: join(dealer.dealersDir, `${dealer.slug}.snapshot.json`),
	});
	if (!loaded.site) throw new Error(loaded.problems.join('\n'));
	const pages = pagesOf(loaded.site);
	return { pages, context: openContext(loaded.site, new Set(pages.map(({ path }) => path))) };
}

/** The data a page is rendered from. */
export function localsOf(page: Page, context: SiteContext): PageLocals {
	return { shell: context.shell, ...page.content(context) };
}
