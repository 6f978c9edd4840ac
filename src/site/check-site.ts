import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dealer } from '../config/complete-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import { loadContent } from '../content/load-content.ts';
import { loadStock } from '../stock/load-stock.ts';
import { linker } from './linker.ts';
import { unlabelledNotes } from './load-site.ts';
import { networkLinker } from './network-links.ts';
import { pagesOf } from './routes.ts';
import { openSite } from './site.ts';

/** What is wrong with a dealer's stock, and which menu entries its site has no page for. */
export async function checkSite(
	dealer: Dealer,
	dealersDir: string,
	now: Date,
): Promise<{ problems: string[]; notes: string[] }> {
	const scratch = await mkdtemp(join(tmpdir(), 'forecourt-check-'));
	try {
		const words = loadContent(
			{ path: join(dealersDir, dealer.slug), slug: dealer.slug },
			dealer.standard_pages,
		);
		const wrong = words.problems.map(formatProblem);
		// An empty place for the snapshot: a check must not be content with an earlier day's stock.
		const stock = await loadStock({
			settings: dealer.stock,
			folder: join(dealersDir, dealer.slug),
			override: null,
			snapshotPath: join(scratch, 'stock.json'),
			now,
		});
		if (!stock.vehicles)
			return {
				problems: [...wrong, `${dealer.slug}/dealer.ts: stock.from: ${stock.reason}`],
				notes: [],
			};
		const { rejected_rows, lines } = stock.summary;
		const unlabelled = unlabelledNotes(dealer, stock.vehicles).map((note) => `${dealer.slug}: ${note}`);
		const report = lines.map((line) => `${dealer.slug}: ${line}`);
		const site = openSite(dealer, stock.vehicles, new Map(), now, words.content);
		const link = networkLinker(
			dealer.brand_base_domain,
			linker(new Set(pagesOf(site).map(({ path }) => path))),
		);
		const missing = [...new Set(menuLinks(dealer))].filter((href) => link(href) === null);
		const notes = missing.map(
			(href) =>
				`${dealer.slug}: menus and home name ${href}, which this site does not have; the entry is left out`,
		);
		return rejected_rows > 0
			? { problems: [...wrong, ...report, ...unlabelled], notes }
			: { problems: [...wrong, ...unlabelled], notes: [...report, ...notes] };
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}

function menuLinks({ menus, home }: Dealer): string[] {
	return JSON.stringify([menus, home]).match(/(?<="href":")[^"]+/g) ?? [];
}
