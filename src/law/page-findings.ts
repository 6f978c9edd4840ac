import type { Dealer } from '../config/complete-dealer.ts';
import type { LegalRuleName } from '../domain/law/legal-rules.ts';
import type { LegalContext } from './legal-rule.ts';
import type { PrintedPage } from './page.ts';
import { readPage } from './read-page.ts';
import { RULES } from './rules/index.ts';

/** What a page shows that a legal rule does not allow. */
export interface PageFinding {
	rule: LegalRuleName;
	/** The address of the page. */
	path: string;
	/** What is wrong, in words that follow the address. */
	fault: string;
}

/** What the legal rules find on a dealer's printed pages. They are read one after the other, so that one is in memory at a time. */
export async function pageFindings(
	dealer: Dealer,
	pages: Iterable<PrintedPage> | AsyncIterable<PrintedPage>,
	now: Date,
): Promise<PageFinding[]> {
	const context: LegalContext = { dealer, now };
	const findings: PageFinding[] = [];
	const across = RULES.flatMap(({ name, across }) => (across ? [{ rule: name, seen: across(context) }] : []));
	for await (const printed of pages) {
		const page = readPage(printed);
		for (const { name, faults } of RULES) {
			for (const fault of faults?.(page, context) ?? [])
				findings.push({ rule: name, path: page.path, fault });
		}
		for (const { seen } of across) seen.read(page);
	}
	return [
		...findings,
		...across.flatMap(({ rule, seen }) => seen.end().map((found) => ({ rule, ...found }))),
	];
}
