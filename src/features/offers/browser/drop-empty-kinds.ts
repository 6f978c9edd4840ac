/**
 * Hides links to offer categories whose offers have all ended since the build, and all links when only one category is left. Runs after
 * ended offers were hidden (drop-outdated.ts); their headings are hidden by offers.css.
 */
export function dropEmptyKinds(page: Document): void {
	const ways = page.querySelectorAll<HTMLAnchorElement>('.offers-page__kinds a');
	for (const { hash, parentElement: way } of ways) {
		const kind = page.getElementById(hash.slice(1));
		if (way) way.hidden = !kind?.querySelector('.offer:not([hidden])');
	}
}
