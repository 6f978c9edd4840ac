import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeholders } from '../config/checks/placeholders.ts';
import type { Dealer } from '../config/complete-dealer.ts';
import { dealerNotes } from '../config/dealer-notes.ts';
import { formatProblem } from '../config/problem.ts';
import { pagesOf } from '../features/all.ts';
import { OWN_ID } from '../stock/findings.ts';
import { loadStock } from '../stock/load-stock.ts';
import { reportLines } from '../stock/report-lines.ts';
import { checkFolder } from './check-folder.ts';
import { deadLinks } from './check-links.ts';
import { missingPages } from './checks/missing-pages.ts';
import { sampleStock } from './checks/sample-stock.ts';
import { searchSize } from './checks/search-size.ts';
import { unlabelledNotes } from './load-site.ts';
import { openSite } from './site.ts';
import { unknownPlaces } from './unknown-places.ts';
import { unsourcedAverages } from './unsourced-averages.ts';

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
	const of = (line: string) => `${dealer.slug}: ${line}`;
	const stock = await readStock(dealer, folder, now);
	if (!stock.vehicles) {
		const problem = `${dealer.slug}/dealer.ts: stock.from: ${stock.reason}`;
		const rows = stock.report?.rejected_rows ? reportLines(stock.report, null).map(of) : [];
		return { problems: [...wrong, problem, ...rows], notes: [] };
	}
	const unlabelled = unlabelledNotes(dealer, stock.vehicles).map(of);
	const report = stock.summary.lines.map(of);
	const { rows, shown } = stock.summary;
	const nothingShown =
		shown === 0 ? [of(`none of ${rows} ${rows === 1 ? 'row' : 'rows'} is shown on the site`)] : [];
	const site = openSite(dealer, stock.vehicles, new Map(), now, content);
	const pages = pagesOf(site);
	const missing = missingPages(site);
	const problems = [
		...wrong,
		...nothingShown,
		...sampleStock(dealer, stock.vehicles),
		...missing.problems,
		...deadLinks(site, pages).map(of),
		...unlabelled,
	];
	const notes = [
		...dealerNotes(dealer, now).map(formatProblem),
		...missing.notes,
		...unknownPlaces(dealer, site.listed).map(of),
		...searchSize(site).map(of),
		...unsourcedAverages(dealer, site.listed).map(of),
	];
	const isBad = stock.report.rejected.some(({ expected }) => expected !== OWN_ID);
	return isBad || nothingShown.length > 0
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
