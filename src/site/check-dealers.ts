import { join } from 'node:path';
import { checkFleet } from '../config/check-dealer.ts';
import type { Dealer } from '../config/complete-dealer.ts';
import { loadDealer } from '../config/load-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import { loadContent } from '../content/load-content.ts';
import { type CheckResult, checkSite } from './check-site.ts';

/**
 * Everything wrong with these dealers, and what they may want to know. Each dealer is checked by itself: one whose check fails, by a
 * mistake of this program's too, leaves those of the others as they are.
 *
 * @param slugs folders below `dealersDir`
 */
export async function checkDealers(
	dealersDir: string,
	slugs: readonly string[],
	now: Date,
): Promise<CheckResult> {
	const parsed: Dealer[] = [];
	const problems: string[] = [];
	const notes: string[] = [];
	for (const slug of slugs) {
		const { dealer, problems: found } = await loadDealer(dealersDir, slug);
		problems.push(...found.map(formatProblem));
		if (!dealer) {
			problems.push(...loadContent({ path: join(dealersDir, slug), slug }, []).problems.map(formatProblem));
			continue;
		}
		parsed.push(dealer);
		const site = await checkSite(dealer, dealersDir, now).catch((error: unknown) => failed(slug, error));
		problems.push(...site.problems);
		notes.push(...site.notes);
	}
	problems.push(...checkFleet(parsed).map(formatProblem));
	return { problems, notes };
}

function failed(slug: string, error: unknown): CheckResult {
	const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
	return { problems: [`${slug}: could not be checked to its end: ${reason}`], notes: [] };
}
