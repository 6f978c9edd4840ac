import type { StockChange } from '../../api/vehicle/stock-changes.ts';
import { applyChange } from './apply-change.ts';
import { cardSettings } from './card-settings.ts';

/** Applies live updates to a page; malformed ones are ignored. */
export async function applyChanges(
	page: Document,
	changes: readonly StockChange[],
	now: Date,
): Promise<void> {
	const cards = await cardSettings();
	if (!cards) return;
	for (const change of changes) applyChange(page, change, cards, now);
}
