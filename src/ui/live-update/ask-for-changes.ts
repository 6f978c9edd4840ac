import { getStockChanges } from '../../api/get-stock-changes.ts';

/**
 * Asks what has changed since the lists of a page were rendered, and hands newer vehicles to the script that applies them, which loads
 * only then. Without an answer the page stays as it is (docs/decisions/0002-time-in-pages.md).
 */
export async function askForChanges(page: Document): Promise<void> {
	const rules = page.querySelector<HTMLTemplateElement>('[data-fresh]');
	if (!rules) return;
	const changes = await getStockChanges(rules.dataset.fresh ?? '');
	const news = changes.filter(({ slug, stock_version }) =>
		[...page.querySelectorAll<HTMLElement>(`[data-stock="${slug}"]`)].some(
			({ dataset }) => stock_version > Number(dataset.version),
		),
	);
	if (news.length === 0) return;
	rules.dataset.news = JSON.stringify(news);
	rules.after(rules.content);
}
