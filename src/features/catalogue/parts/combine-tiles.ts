/**
 * Adds the current refinements to a tile's address, so that a category and a price combine. The tile's own facet and the page number are
 * replaced.
 *
 * @param tile the address in the HTML
 * @param current the current address
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

/** Makes tiles combine with current refinements; without JavaScript each tile is a plain link. */
export function combineTiles(page: Document): void {
	page.addEventListener('click', ({ target }) => {
		const tile = target instanceof Element && target.closest<HTMLAnchorElement>('[data-catalogue] a');
		if (tile) tile.href = combinedAddress(tile.pathname + tile.search, location);
	});
}
