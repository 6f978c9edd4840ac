import { getStockChanges } from '../../api/vehicle/get-stock-changes.ts';
import type { StockChange } from '../../api/vehicle/stock-changes.ts';
import { showChanges } from './show-changes.ts';

/**
 * Loads changes of the stock and applies those newer than the page. Without a response the page stays as it is
 * (docs/decisions/0002-time-in-pages.md).
 */
export async function loadChanges(page: Document): Promise<void> {
	const { api } = page.documentElement.dataset;
	if (api === undefined) return;
	try {
		const changes = (await getStockChanges(api)) as StockChange[];
		const isNewer = ({ slug, stock_version }: StockChange) =>
			[...page.querySelectorAll<HTMLElement>(`[data-stock="${CSS.escape(slug)}"]`)].some(
				({ dataset }) => stock_version > Number(dataset.version),
			);
		await showChanges(page, changes.filter(isNewer));
	} catch {
		// A malformed change, or a script that failed to load.
	}
}
