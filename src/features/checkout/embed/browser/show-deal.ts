import type { Deal } from '../deal.ts';

/** Shows the vehicle and its amounts in the bar and the box of a checkout. */
export function showDeal(page: Document, { picture, amounts, ...texts }: Deal): void {
	const each = (name: string, show: (place: HTMLElement) => void) =>
		page.querySelectorAll<HTMLElement>(`[data-deal=${name}]`).forEach(show);
	for (const [name, text] of Object.entries(texts))
		each(name, (place) => {
			if (place.textContent !== text) place.textContent = text;
		});
	each('picture', (place) => {
		place.setAttribute('src', picture.url);
		place.hidden = false;
	});
	each('amounts', (place) => {
		const rows = amounts.map(({ label, value }) => {
			const row = page.createElement('div');
			const [name, amount] = [page.createElement('dt'), page.createElement('dd')];
			[name.textContent, amount.textContent, amount.className] = [label, value, 'num'];
			row.append(name, amount);
			return row;
		});
		// Unchanged amounts are not announced again.
		const isSame =
			rows.map((row) => row.textContent).join() === [...place.children].map((row) => row.textContent).join();
		if (!isSame) place.replaceChildren(...rows);
	});
}
