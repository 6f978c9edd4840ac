import { join } from 'node:path';
import type { Dealer } from '../config/complete-dealer.ts';
import { loadDealer } from '../config/load-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import { loadContent } from '../content/load-content.ts';
import type { Content } from '../domain/content/content.ts';
import { loadStock, type StockResult } from '../stock/load-stock.ts';
import { reportLines } from '../stock/report-lines.ts';
import { checkFolder } from './check-folder.ts';

/** Where a site is made from and kept. */
export interface SiteOrder {
	slug: string;
	dealersDir: string;
	/** Read instead of the file the dealer names; null for the dealer's own. */
	stockFile: string | null;
	/** Whether a large fall in vehicles shown is meant (`--accept-fewer`). */
	acceptFewer?: boolean;
	/** Where the last good stock is kept. */
	snapshotPath: string;
	/** ISO 8601. */
	now: string;
}

/** What a dealer's folder holds. */
export interface SiteSource {
	/** Null when the options cannot be read: then nothing else is looked at but the texts. */
	dealer: Dealer | null;
	content: Content;
	/** Null without options. */
	stock: StockResult | null;
	/** What stops a build, a line each: of options, texts and stock together. */
	problems: string[];
}

/**
 * Reads all that a dealer's site is made from: the one way to it for build, check and development. Nothing is thrown for bad input.
 */
export async function readSite(order: SiteOrder): Promise<SiteSource> {
	const { slug, dealersDir, snapshotPath, stockFile, acceptFewer = false } = order;
	const now = new Date(order.now);
	const folder = join(dealersDir, slug);
	const { dealer, problems: inOptions } = await loadDealer(dealersDir, slug);
	if (!dealer) {
		const { content, problems } = loadContent({ path: folder, slug }, []);
		return { dealer, content, stock: null, problems: [...inOptions, ...problems].map(formatProblem) };
	}
	const { content, problems } = checkFolder(dealer, dealersDir, now);
	const stock = await loadStock({
		settings: dealer.stock,
		soldDays: dealer.include_sold_cars_days,
		acceptFewer,
		folder,
		override: stockFile,
		snapshotPath,
		now,
	});
	return {
		dealer,
		content,
		stock,
		problems: [...problems.map(formatProblem), ...stockProblems(slug, stock)],
	};
}

/** Why a dealer has no stock, and which rows of a refused source were rejected. */
function stockProblems(slug: string, stock: StockResult): string[] {
	if (stock.vehicles) return [];
	const rows = stock.report?.rejected_rows ? reportLines(stock.report, null) : [];
	return [`${slug}/dealer.ts: stock.from: ${stock.reason}`, ...rows.map((line) => `${slug}: ${line}`)];
}
