/** Above this number of tiles a last tile links to all vehicles (MODELS-019). */
const ALL_VEHICLES_OVER = 10;
/** Above this number of tiles the list scrolls (MODELS-020). */
const SCROLLS_OVER = 6;

/** Display options of a category's models, by their number (resolution 156). */
export function megaList(tiles: number): { hasAll: boolean; isScrolling: boolean } {
	return { hasAll: tiles > ALL_VEHICLES_OVER, isScrolling: tiles > SCROLLS_OVER };
}
