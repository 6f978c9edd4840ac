import { join } from 'node:path';
import type { Dealer } from '../../config/complete-dealer.ts';
import { formatProblem } from '../../config/problems/problem.ts';
import type { Content } from '../../domain/content/content.ts';
import { recordHealth } from '../../stock/health/record-health.ts';
import { loadStock, type StockResult } from '../../stock/load-stock.ts';
import { reportLines } from '../../stock/report/report-lines.ts';
import { readFolder } from './read-folder.ts';
import type { SiteMemory } from './site-memory.ts';

/** The options for reading a site. */
export interface SiteOrder {
	slug: string;
	dealersDir: string;
	/** A stock file that replaces the dealer's own; null for none. */
	stockFile: string | null;
	/** Whether to accept a large fall in listed vehicles (`--accept-fewer`). */
	acceptFewer?: boolean;
	/** The hash of the feed that was just fetched, and is not asked for again; null or left out to ask. */
	fetched?: string | null;
	/** The file of the last good stock. */
	snapshotPath: string;
	/** ISO 8601. */
	now: string;
	/** What the process remembers of the site; left out for a single build. */
	memory?: SiteMemory;
}

/** The content of a dealer's folder. */
export interface SiteSource {
	/** Null when the options are invalid: then only the texts are checked. */
	dealer: Dealer | null;
	content: Content;
	/** Null without options. */
	stock: StockResult | null;
	/** The problems in options, texts and stock that stop a build, a line each. */
	problems: string[];
	/** What legal rules found and do not stop this dealer for, a line each. */
	warnings: string[];
}

/**
 * Reads all inputs of a dealer's site, for build, check and development alike. Never throws for bad input.
 */
export async function readSite(order: SiteOrder): Promise<SiteSource> {
	const { slug, dealersDir, snapshotPath, stockFile, acceptFewer = false, fetched = null, memory } = order;
	const now = new Date(order.now);
	const { dealer, content, ...found } = await readFolder(slug, dealersDir, now, memory);
	const problems = found.problems.map(formatProblem);
	const warnings = found.warnings.map(formatProblem);
	if (!dealer) return { dealer, content, stock: null, problems, warnings };
	const folder = join(dealersDir, slug);
	const stock = await loadStock({
		settings: dealer.stock,
		soldDays: dealer.include_sold_cars_days,
		acceptFewer,
		folder,
		override: stockFile,
		fetched,
		snapshotPath,
		now,
		...(memory && { memory: memory.stock }),
	});
	if (stockFile === null) {
		const { name, time_zone, stock: settings } = dealer;
		recordHealth({ dealer: name, time_zone, folder, settings, snapshotPath }, stock, now);
	}
	return {
		dealer,
		content,
		stock,
		problems: [...problems, ...stockProblems(slug, stock)],
		warnings,
	};
}

/** The reason that a dealer has no stock, and the rejected rows of its source. */
function stockProblems(slug: string, stock: StockResult): string[] {
	if (stock.vehicles) return [];
	const rows = stock.report?.rejected_rows ? reportLines(stock.report, null) : [];
	return [`${slug}/dealer.ts: stock.from: ${stock.reason}`, ...rows.map((line) => `${slug}: ${line}`)];
}
