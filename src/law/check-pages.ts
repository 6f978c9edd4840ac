import type { Dealer } from '../config/complete-dealer.ts';
import { type Judgement, judgedPages } from './judge.ts';
import type { RenderedPage } from './page.ts';
import { pageFindings } from './page-findings.ts';

/**
 * Applies the legal rules to rendered pages of one dealer. `npm run check` calls it with every page of a site, and a deployment with those
 * that changed, before it sends the first: where there is a problem, nothing of this dealer is published.
 *
 * @param pages read one after the other; prices are compared between them
 * @param now decides which laws bind, and which of the dealer's exceptions hold
 */
export async function checkPages(
	dealer: Dealer,
	pages: Iterable<RenderedPage> | AsyncIterable<RenderedPage>,
	now: Date,
): Promise<Judgement> {
	return judgedPages(await pageFindings(dealer, pages, now), dealer, now);
}
