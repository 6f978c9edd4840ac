import type { StockChange } from '../../api/stock-changes.ts';
import { applyChange } from './apply-change.ts';
import { cardSettings } from './card-settings.ts';

/**
 * Brings the page of a vehicle up to date that was read and is not shown, before something is taken from it: a comparison and a printed
 * sheet shall not say what the page itself would not. Without an answer it stays as it was printed.
 */
export async function freshenPage(page: Document, now: Date): Promise<void> {
	const address = page.querySelector<HTMLElement>('[data-fresh]')?.dataset['fresh'];
	const slug = page.querySelector<HTMLElement>('[data-photos]')?.dataset['stock'];
	if (!address || !slug) return;
	try {
		const { changes } = (await (await fetch(address)).json()) as { changes: StockChange[] };
		const change = changes.find((candidate) => candidate.slug === slug);
		const cards = change && (await cardSettings());
		if (cards) applyChange(page, change, cards, now);
	} catch {
		// No news.
	}
}
