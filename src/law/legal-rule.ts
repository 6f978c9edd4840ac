import type { Dealer } from '../config/complete-dealer.ts';
import type { LegalRuleName } from '../domain/law/legal-rules.ts';
import type { ReadPage } from './page.ts';

/** A law that a rule follows from. */
export interface Law {
	/** 'National Credit Code, section 164'. */
	title: string;
	/** The official address of its text or of the regulator's guide to it. */
	source: string;
	/** The day the rule was last compared with that source; null where only a report on it was read. */
	checked: string | null;
}

/** A page that shows what a rule is about: the address, and the HTML of its `main`. */
export interface ExamplePage {
	path: string;
	main: string;
	/** Its footer, where it is not that of every page of the dealer. */
	footer?: string;
}

/** The dealer and the moment that a page is checked for. */
export interface LegalContext {
	dealer: Dealer;
	now: Date;
}

/** A figure that a page shows, such as the price of a vehicle: what it is about, and the amount. */
export type Figure = readonly [about: string, amount: number];

/**
 * What only several pages show. Figures are kept with pages that were judged, so that a page that changed is compared with those that did
 * not, too.
 */
export interface AcrossPages {
	figures: (page: ReadPage) => Figure[];
	/** What is wrong with the figures of all pages, by address, with the page that shows it. */
	faults: (shown: ReadonlyMap<string, readonly Figure[]>) => { path: string; fault: string }[];
}

/** What pages must keep by law. A rule is a test of rendered pages, in a file of its own. */
export interface LegalRule {
	name: LegalRuleName;
	/** What a page must do, in one sentence. */
	demand: string;
	laws: readonly [Law, ...Law[]];
	/** The first day on which the law binds, where it is recent; before it, the rule only warns. */
	binds_from?: string;
	/** How to mend it. */
	remedy: string;
	/** A page that breaks the rule, and the same page without the fault. */
	breaks: ExamplePage;
	keeps: ExamplePage;
	/** The faults of one page: what is wrong and where, in words that follow its address. */
	faults?: (page: ReadPage, context: LegalContext) => string[];
	across?: AcrossPages;
}
