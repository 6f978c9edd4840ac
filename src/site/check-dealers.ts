import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFleet } from '../config/check-dealer.ts';
import type { Dealer } from '../config/complete-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import { type CheckResult, checkSite } from './check-site.ts';
import { readSite } from './read-site.ts';

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
): Promise<CheckResult> {
	const dealers: Dealer[] = [];
	const problems: string[] = [];
	const blocking: string[] = [];
	const notes: string[] = [];
	for (const slug of slugs) {
		const { dealer, ...found } = await checkOne(dealersDir, slug, now);
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
): Promise<CheckResult & { dealer: Dealer | null }> {
	// An empty folder for the snapshot, so that a check does not use an earlier day's stock.
	const scratch = await mkdtemp(join(tmpdir(), 'forecourt-check-'));
	let dealer: Dealer | null = null;
	try {
		const source = await readSite({
			...{ slug, dealersDir, stockFile: null, acceptFewer: true },
			...{ snapshotPath: join(scratch, 'stock.json'), now: now.toISOString() },
		});
		dealer = source.dealer;
		return { dealer, ...checkSite(source, now) };
	} catch (error) {
		const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
		const problems = [`${slug}: could not be checked to its end: ${reason}`];
		return { dealer, problems, blocking: problems, notes: [] };
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}
