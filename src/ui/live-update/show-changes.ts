import type { StockChange } from '../../api/vehicle/stock-changes.ts';
import address from './apply-changes.ts?address';

/**
 * Applies live updates. The script with the rules of prices, tags and cards is loaded only when there are any, because most pages are
 * viewed before anything changes.
 */
export async function showChanges(page: Document, changes: readonly StockChange[]): Promise<void> {
	if (changes.length === 0) return;
	const { applyChanges } = (await import(/* @vite-ignore */ address)) as typeof import('./apply-changes.ts');
	await applyChanges(page, changes, new Date());
}
