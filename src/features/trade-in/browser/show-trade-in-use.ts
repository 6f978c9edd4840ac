import module from './held-valuation.ts?address';

/** After a trade-in (`?category=Trade+In`), shows what of its estimate the finance calculator takes off the next vehicle; nothing without one. */
export async function showTradeInUse(page: Document, search: string): Promise<void> {
	const section = page.querySelector<HTMLElement>('[data-use-trade-in]');
	if (!section || new URLSearchParams(search).get('category') !== 'Trade In') return;
	const { heldValuation } = (await import(/* @vite-ignore */ module)) as typeof import('./held-valuation.ts');
	const held = heldValuation(page.body.dataset['dealer'] ?? '');
	const [text, link] = [section.querySelector('p'), section.querySelector('a')];
	if (!held || !text || !link) return;
	text.textContent = held.useText;
	link.search = held.calculatorQuery;
	section.hidden = false;
}
