/**
 * Takes away the ways to kinds of offers of which none is left on an old page, and all of them where one kind alone is. What is over has
 * gone before (drop-outdated.ts), and took its heading along (offers.css).
 */
export function dropEmptyKinds(page: Document): void {
	const ways = page.querySelectorAll<HTMLAnchorElement>('.offers-page__kinds a');
	for (const { hash, parentElement: way } of ways) {
		const kind = page.getElementById(hash.slice(1));
		if (way) way.hidden = !kind?.querySelector('.offer:not([hidden])');
	}
}
