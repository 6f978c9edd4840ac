import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeholders } from '../config/checks/placeholders.ts';
import type { Dealer } from '../config/complete-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import type { Content } from '../contracts/content/content.ts';
import { loadStock } from '../stock/load-stock.ts';
import { checkFolder } from './check-folder.ts';
import { deadLinks } from './check-links.ts';
import { sampleStock } from './checks/sample-stock.ts';
import { withUsableFilters } from './checks/search-filters.ts';
import { linker } from './linker.ts';
import { unlabelledNotes } from './load-site.ts';
import { networkLinker } from './network-links.ts';
import { pagesOf } from './routes.ts';
import { openSite } from './site.ts';
import { unknownPlaces } from './unknown-places.ts';

/** What a check found, a line each. */
export interface CheckResult {
	/** What must be put right. */
	problems: string[];
	/** What the dealer may want to know. */
	notes: string[];
}

/** What is wrong with a dealer's options, words, stock and links, and which pages its words name that the site does not have. */
export async function checkSite(dealer: Dealer, dealersDir: string, now: Date): Promise<CheckResult> {
	const folder = join(dealersDir, dealer.slug);
	const { content, problems: found } = checkFolder(dealer, dealersDir, now);
	const wrong = [...found, ...placeholders(dealer)].map(formatProblem);
	const stock = await readStock(dealer, folder, now);
	if (!stock.vehicles) {
		const problem = `${dealer.slug}/dealer.ts: stock.from: ${stock.reason}`;
		return { problems: [...wrong, problem], notes: [] };
	}
	const of = (line: string) => `${dealer.slug}: ${line}`;
	const unlabelled = unlabelledNotes(dealer, stock.vehicles).map(of);
	const report = stock.summary.lines.map(of);
	const site = openSite(withUsableFilters(dealer), stock.vehicles, new Map(), now, content);
	const pages = pagesOf(site);
	const problems = [
		...wrong,
		...sampleStock(dealer, stock.vehicles),
		...deadLinks(site, pages).map(of),
		...unlabelled,
	];
	const notes = [
		...missingPages(dealer, content, new Set(pages.map(({ path }) => path))),
		...unknownPlaces(dealer, site.listed),
	].map(of);
	return stock.summary.rejected_rows > 0
		? { problems: [...report, ...problems], notes }
		: { problems, notes: [...report, ...notes] };
}

async function readStock({ stock, include_sold_cars_days }: Dealer, folder: string, now: Date) {
	const scratch = await mkdtemp(join(tmpdir(), 'forecourt-check-'));
	try {
		// An empty place for the snapshot: a check must not be content with an earlier day's stock.
		const snapshotPath = join(scratch, 'stock.json');
		return await loadStock({
			settings: stock,
			soldDays: include_sold_cars_days,
			acceptFewer: true,
			folder,
			override: null,
			snapshotPath,
			now,
		});
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}

/** What menus, blocks, promotions and texts link to, and the site lacks: printed without the link (resolution 218). */
function missingPages(dealer: Dealer, content: Content, paths: ReadonlySet<string>): string[] {
	const link = networkLinker(dealer.brand_base_domain, linker(paths));
	const { menus, home, promotions } = dealer;
	const named = JSON.stringify([menus, home, promotions]).match(/(?<="(?:href|linkTo)":")[^"]+/g) ?? [];
	const written = [...content.pages, ...content.posts].flatMap(({ body }) =>
		[...body.matchAll(/\]\((\/[^)\s]*)/g)]
			.map(([, href = '']) => href)
			.filter((href) => !href.startsWith('/images/')),
	);
	const isMissing = (href: string) => link(href) === null;
	return [
		...[...new Set(named)]
			.filter(isMissing)
			.map(
				(href) =>
					`menus, home or promotions name ${href}, which this site does not have; the entry is left out`,
			),
		...[...new Set(written)]
			.filter(isMissing)
			.map((href) => `texts link to ${href}, which this site does not have; the words stand without a link`),
	];
}
