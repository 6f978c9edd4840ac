import type { Dealer } from '../config/complete-dealer.ts';
import type { Problem } from '../config/problems/problem.ts';
import type { LegalRuleName } from '../domain/law/legal-rules.ts';
import { leniencyOf } from './leniency.ts';
import type { PageFinding } from './page-findings.ts';
import { ruleOf } from './rules/index.ts';
import { comparedText } from './source-notes.ts';

/** What legal rules found, a line each. */
export interface Judgement {
	/** Must be mended before the site is published. */
	problems: string[];
	/** Found as well, but the dealer has a written exception, or the law does not bind yet. */
	warnings: string[];
}

/** How many faults of one rule are listed; further ones are counted. */
const MOST_LISTED = 8;

/** What rendered pages show that legal rules do not allow: for each rule its faults with their pages, then the remedy and the law. */
export function judgedPages(findings: readonly PageFinding[], dealer: Dealer, now: Date): Judgement {
	const judgement: Judgement = { problems: [], warnings: [] };
	for (const [rule, ofRule] of Map.groupBy(findings, (found) => found.rule)) {
		const leniency = leniencyOf(rule, dealer, now);
		const list = leniency === null ? judgement.problems : judgement.warnings;
		const [first = '', ...others] = faultLines(ofRule);
		const about = [first, withStop(ruleOf(rule).remedy), leniency && `${leniency}.`, lawOf(rule)];
		list.push(...[about.filter(Boolean).join(' '), ...others].map((line) => `${dealer.slug}: ${line}`));
	}
	return judgement;
}

/** The same for problems in a dealer's folder: those of no legal rule are problems as they are. */
export function judgedProblems(
	problems: readonly Problem[],
	dealer: Dealer,
	now: Date,
): { problems: Problem[]; warnings: Problem[] } {
	const judged = problems.map((problem) => {
		const { rule, message } = problem;
		if (!rule) return { isWarning: false, problem };
		const leniency = leniencyOf(rule, dealer, now);
		const about = [withStop(message), leniency && `${leniency}.`, lawOf(rule)].filter(Boolean).join(' ');
		return { isWarning: leniency !== null, problem: { ...problem, message: about } };
	});
	const only = (isWarning: boolean) =>
		judged.flatMap((one) => (one.isWarning === isWarning ? [one.problem] : []));
	return { problems: only(false), warnings: only(true) };
}

function faultLines(findings: readonly PageFinding[]): string[] {
	const faults = [...Map.groupBy(findings, ({ fault }) => fault)].sort(([, a], [, b]) => b.length - a.length);
	const more = faults.length - MOST_LISTED;
	return [
		...faults.slice(0, MOST_LISTED).map(([fault, pages]) => `${pagesText(pages)}: ${fault}.`),
		...(more > 0 ? [`… and ${more} more faults of the legal rule ${findings[0]?.rule}`] : []),
	];
}

function pagesText(pages: readonly PageFinding[]): string {
	const [first] = pages;
	const more = pages.length - 1;
	return more > 0 ? `${first?.path} and ${more} more ${more === 1 ? 'page' : 'pages'}` : String(first?.path);
}

function lawOf(rule: LegalRuleName): string {
	const [law] = ruleOf(rule).laws;
	return `(Legal rule ${rule}: ${law.title}, ${law.source}, ${comparedText(law)})`;
}

function withStop(sentence: string): string {
	return /[.!?”]$/.test(sentence) ? sentence : `${sentence}.`;
}
