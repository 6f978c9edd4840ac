import type { Dealer } from '../config/complete-dealer.ts';
import type { LegalRuleName } from '../domain/law/legal-rules.ts';
import type { Figure, LegalContext } from './legal-rule.ts';
import type { RenderedPage } from './page.ts';
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

/** What a page shows that rules compare with other pages, by rule. */
export type PageFigures = Partial<Record<LegalRuleName, readonly Figure[]>>;

/** What was read of pages: the faults that each shows by itself, and the figures of each, by its address. */
export interface PagesRead {
	findings: PageFinding[];
	figures: Map<string, PageFigures>;
}

/** Reads a dealer's rendered pages for the legal rules, one after the other, so that one is in memory at a time. */
export async function readPages(
	dealer: Dealer,
	pages: Iterable<RenderedPage> | AsyncIterable<RenderedPage>,
	now: Date,
): Promise<PagesRead> {
	const context: LegalContext = { dealer, now };
	const read: PagesRead = { findings: [], figures: new Map() };
	for await (const rendered of pages) {
		const page = readPage(rendered);
		const { path } = page;
		const figures: PageFigures = {};
		for (const { name, faults, across } of RULES) {
			for (const fault of faults?.(page, context) ?? []) read.findings.push({ rule: name, path, fault });
			if (across) figures[name] = across.figures(page);
		}
		read.figures.set(path, figures);
	}
	return read;
}

/** What pages show together that a legal rule does not allow. */
export function findingsAcross(figures: ReadonlyMap<string, PageFigures>): PageFinding[] {
	return RULES.flatMap(({ name, across }) => {
		if (!across) return [];
		const shown = new Map([...figures].map(([path, ofPage]) => [path, ofPage[name] ?? []]));
		return across.faults(shown).map((found) => ({ rule: name, ...found }));
	});
}

/** What the legal rules find on all of a dealer's rendered pages. */
export async function pageFindings(
	dealer: Dealer,
	pages: Iterable<RenderedPage> | AsyncIterable<RenderedPage>,
	now: Date,
): Promise<PageFinding[]> {
	const { findings, figures } = await readPages(dealer, pages, now);
	return [...findings, ...findingsAcross(figures)];
}
