/** From more tiles than this on, a tile leads to all vehicles (MODELS-019). */
const ALL_VEHICLES_OVER = 10;
/** From more tiles than this on, the list scrolls (MODELS-020). */
const SCROLLS_OVER = 6;

/** How the models of a category are shown in the menu, by how many there are (resolution 156). */
export function megaList(tiles: number): { hasAll: boolean; isScrolling: boolean } {
	return { hasAll: tiles > ALL_VEHICLES_OVER, isScrolling: tiles > SCROLLS_OVER };
}
