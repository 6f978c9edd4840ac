/**
 * Asks what has changed since the lists of a page were printed, and gives what is news to it to the script that applies it, which
 * loads only then. Whatever goes wrong leaves the page as it is (design: time).
 */
export async function askForChanges(page: Document): Promise<void> {
	const rules = page.querySelector<HTMLTemplateElement>('[data-fresh]');
	if (!rules) return;
	try {
		const { changes } = await (await fetch(rules.dataset.fresh ?? '')).json();
		const news = changes.filter(({ slug, stock_version }: { slug: string; stock_version: number }) =>
			[...page.querySelectorAll<HTMLElement>(`[data-stock="${slug}"]`)].some(
				({ dataset }) => stock_version > Number(dataset.version),
			),
		);
		if (news.length === 0) return;
		rules.dataset.news = JSON.stringify(news);
		rules.after(rules.content);
	} catch {
		// No news.
	}
}
