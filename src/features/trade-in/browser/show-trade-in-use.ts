import module from './trade-in-use.ts?address';

/** After a trade-in (`?category=Trade+In`), shows what of its estimate the finance calculator takes off the next vehicle; nothing without one. */
export async function showTradeInUse(page: Document, search: string): Promise<void> {
	const section = page.querySelector<HTMLElement>('[data-use-trade-in]');
	if (!section || new URLSearchParams(search).get('category') !== 'Trade In') return;
	const { tradeInUse } = (await import(/* @vite-ignore */ module)) as typeof import('./trade-in-use.ts');
	const use = tradeInUse(page.body.dataset['dealer'] ?? '');
	const [text, link] = [section.querySelector('p'), section.querySelector('a')];
	if (!use || !text || !link) return;
	text.textContent = use.text;
	link.search = use.query;
	section.hidden = false;
}
