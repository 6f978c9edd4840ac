import type { WindowEdges } from '../time/date-window.ts';

/** The tiles of a dealer: what they say, where they stand, and when (CONFIG-011, PROMO-008 to PROMO-015). */
export interface PromoTiles {
	/** Places in the page's grid, counted from 1; the tiles whose time it is take them in turn. */
	positions: readonly number[];
	items: readonly (Pick<PromoTile, 'title' | 'text' | 'link'> & WindowEdges)[];
}

/** What stands between the vehicles of a list, in the place of one of them. */
export interface PromoTile {
	/** Its place in the page's grid, counted from 1 (resolution 177). */
	position: number;
	title: string;
	text: string;
	link: { label: string; href: string } | null;
	/** The first and the last moment it is seen, Unix milliseconds; null without such an end. */
	from: number | null;
	until: number | null;
	/** Whether the page was made before its time: it is printed unseen. */
	isToCome?: boolean;
}
