/**
 * The address of a tile that keeps what else the page is narrowed to, so that a category and a price go together. The tile's own facet
 * and the page give way.
 *
 * @param tile the address in the HTML
 * @param current where the visitor is
 */
export function combinedAddress(tile: string, current: Pick<Location, 'pathname' | 'search'>): string {
	const [path = '', query = ''] = tile.split('?');
	if (path !== current.pathname) return tile;
	const chosen = new URLSearchParams(query);
	const kept = [...new URLSearchParams(current.search)].filter(
		([name]) => name !== 'page' && !chosen.has(name),
	);
	return `${path}?${new URLSearchParams([...chosen, ...kept])}`;
}

/** Makes tiles combine; without this each stands for itself. */
export function combineTiles(page: Document): void {
	page.addEventListener('click', ({ target }) => {
		const tile = target instanceof Element && target.closest<HTMLAnchorElement>('[data-catalogue] a');
		if (tile) tile.href = combinedAddress(tile.pathname + tile.search, location);
	});
}
