import type { WindowEdges } from '../time/date-window.ts';

/** A dealer's promotion tiles with their positions and dates (CONFIG-011, PROMO-008 to PROMO-015). */
export interface PromoTiles {
	/** Positions in the page's grid, counted from 1; the current tiles fill them in rotation. */
	positions: readonly number[];
	items: readonly (Pick<PromoTile, 'title' | 'text' | 'link'> & WindowEdges)[];
}

/** A promotion tile between the vehicles of a list. */
export interface PromoTile {
	/** Its position in the page's grid, counted from 1 (resolution 177). */
	position: number;
	title: string;
	text: string;
	link: { label: string; href: string } | null;
	/** The first and the last moment it is shown, Unix milliseconds; null for no limit. */
	from: number | null;
	until: number | null;
	/** Whether it starts after the build: it is then rendered hidden. */
	isToCome?: boolean;
}
