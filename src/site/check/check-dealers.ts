import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFleet } from '../../config/check-dealer.ts';
import type { Dealer } from '../../config/complete-dealer.ts';
import { formatProblem } from '../../config/problems/problem.ts';
import { checkPages } from '../../law/check-pages.ts';
import type { Judgement } from '../../law/judge.ts';
import type { RenderedPage } from '../../law/page.ts';
import { loadSite } from '../open/load-site.ts';
import { readSite, type SiteOrder } from '../open/read-site.ts';
import type { Site } from '../site.ts';
import { type CheckResult, checkSite } from './check-site.ts';

/** Renders the pages of a site. */
type RenderPages = (site: Site) => AsyncIterable<RenderedPage>;

/** What a check of dealers uses besides their folders. */
export interface CheckOptions {
	/** Renders a site's pages for the legal rules; left out to check options, content and stock only. */
	render?: RenderPages;
	/**
	 * The file of a dealer's last good stock, which counts where its feed cannot be used, as in a build; left out where the feed itself must
	 * be usable. The file is only read.
	 */
	lastGoodStock?: (slug: string) => string;
}

/**
 * The problems of dealers, and notes. Each dealer is checked separately: a check that crashes, even through a
 * bug in this program, does not affect the others.
 *
 * @param slugs folders below `dealersDir`
 */
export async function checkDealers(
	dealersDir: string,
	slugs: readonly string[],
	now: Date,
	options: CheckOptions = {},
): Promise<CheckResult> {
	const dealers: Dealer[] = [];
	const problems: string[] = [];
	const blocking: string[] = [];
	const notes: string[] = [];
	for (const slug of slugs) {
		const { dealer, ...found } = await checkOne(dealersDir, slug, now, options);
		if (dealer) dealers.push(dealer);
		problems.push(...found.problems);
		blocking.push(...found.blocking);
		notes.push(...found.notes);
	}
	const shared = checkFleet(dealers).map(formatProblem);
	return { problems: [...problems, ...shared], blocking: [...blocking, ...shared], notes };
}

async function checkOne(
	dealersDir: string,
	slug: string,
	now: Date,
	{ render, lastGoodStock }: CheckOptions,
): Promise<CheckResult & { dealer: Dealer | null }> {
	// A check keeps nothing: not the stock as the last good one, nor the answer of its feed.
	const scratch = await mkdtemp(join(tmpdir(), 'forecourt-check-'));
	let dealer: Dealer | null = null;
	try {
		const snapshotPath = join(scratch, 'stock.json');
		if (lastGoodStock) await copyStock(lastGoodStock(slug), snapshotPath);
		const order = {
			...{ slug, dealersDir, stockFile: null, acceptFewer: true },
			...{ snapshotPath, now: now.toISOString() },
		};
		const source = await readSite(order);
		dealer = source.dealer;
		const { problems, blocking, notes } = checkSite(source, now);
		const pages = render ? await checkRendered(order, render) : null;
		return {
			dealer,
			problems: [...problems, ...(pages?.problems ?? [])],
			blocking: [...blocking, ...(pages?.problems ?? [])],
			notes: [...notes, ...(pages?.warnings ?? [])],
		};
	} catch (error) {
		const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
		const problems = [`${slug}: could not be checked to its end: ${reason}`];
		return { dealer, problems, blocking: problems, notes: [] };
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}

/** Copies a dealer's last good stock, and its feed's last answer, where there are any. */
async function copyStock(from: string, to: string): Promise<void> {
	for (const suffix of ['', '.answer'])
		if (existsSync(from + suffix)) await copyFile(from + suffix, to + suffix);
}

/** What the legal rules find on the pages of a site; nothing where there is no site to render. */
async function checkRendered(order: SiteOrder, render: RenderPages): Promise<Judgement | null> {
	const { site } = await loadSite(order);
	return site && checkPages(site.dealer, render(site), site.now);
}
