import { endedLoanTerms } from '../../config/checks/ended-loan-terms.ts';
import { placeholders } from '../../config/checks/placeholders.ts';
import { dealerNotes } from '../../config/dealer-notes.ts';
import { formatProblem } from '../../config/problems/problem.ts';
import { pagesOf } from '../../features/all.ts';
import { endedExceptions, exceptionNotes } from '../../law/exceptions.ts';
import { judgedProblems } from '../../law/judge.ts';
import { OWN_ID } from '../../stock/check/findings.ts';
import { offersAboveList } from '../../stock/check/offers-above-list.ts';
import type { StockResult } from '../../stock/load-stock.ts';
import { unlabelledNotes } from '../open/load-site.ts';
import { openSite } from '../open/open-site.ts';
import type { SiteSource } from '../open/read-site.ts';
import { deadLinks } from './check-links.ts';
import { emptySelections } from './empty-selections.ts';
import { missingPages } from './missing-pages.ts';
import { sampleStock } from './sample-stock.ts';
import { searchSize } from './search-size.ts';
import { unknownLocations } from './unknown-locations.ts';
import { unsourcedAverages } from './unsourced-averages.ts';

/** The result of a check, a line for each finding. */
export interface CheckResult {
	/** Must be fixed. */
	problems: string[];
	/** Those of the problems with which the site must not be published: all but rows of the stock that were left out. */
	blocking: string[];
	/** Possibly unintended. */
	notes: string[];
}

/**
 * Finds problems beyond those that stop a build: placeholders, dead links, prices that are not shown, and the like. It
 * also runs where something stops the build, so that everything is reported at once.
 */
export function checkSite(
	{ dealer, content, stock, problems: inSource, warnings }: SiteSource,
	now: Date,
): CheckResult {
	const inOptions = dealer
		? judgedProblems(
				[...placeholders(dealer), ...endedLoanTerms(dealer, now), ...endedExceptions(dealer, now)],
				dealer,
				now,
			)
		: { problems: [], warnings: [] };
	const wrong = [...inSource, ...inOptions.problems.map(formatProblem)];
	const lenient = [...warnings, ...inOptions.warnings.map(formatProblem)];
	if (!dealer || !stock?.vehicles) return { problems: wrong, blocking: wrong, notes: lenient };
	const of = (line: string) => `${dealer.slug}: ${line}`;
	const site = openSite(dealer, [...stock.vehicles, ...stock.departed], new Map(), now, content);
	const missing = missingPages(site);
	const empty = nothingShown(stock).map(of);
	const problems = [
		...wrong,
		...empty,
		...sampleStock(dealer, stock.vehicles),
		...missing.problems,
		...deadLinks(site, pagesOf(site)).map(of),
		...unlabelledNotes(dealer, stock.vehicles).map(of),
	];
	const notes = [
		...exceptionNotes(dealer, now).map(formatProblem),
		...lenient,
		...dealerNotes(dealer, now).map(formatProblem),
		...missing.notes,
		...unknownLocations(dealer, site.listed).map(of),
		...searchSize(site).map(of),
		...emptySelections(site).map(of),
		...unsourcedAverages(dealer, site.listed).map(of),
		...offersAboveList(stock.vehicles).map(of),
	];
	const report = stock.summary.lines.map(of);
	return hasBadRows(stock) || empty.length > 0
		? { problems: [...report, ...problems], blocking: problems, notes }
		: { problems, blocking: problems, notes: [...report, ...notes] };
}

function nothingShown({ summary }: Extract<StockResult, { summary: unknown }>): string[] {
	const { rows, shown } = summary;
	return shown === 0 ? [`none of ${rows} ${rows === 1 ? 'row' : 'rows'} is shown on the site`] : [];
}

/** Whether any row was rejected, except for repeating an id, which is harmless. */
function hasBadRows({ report }: Extract<StockResult, { summary: unknown }>): boolean {
	return report.rejected.some(({ expected }) => expected !== OWN_ID);
}
