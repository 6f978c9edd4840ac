import type { WindowEdges } from '../../domain/time/date-window.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';

/** A tile that leads to a list: a body type, a make or a model. */
export interface Tile {
	label: string;
	href: string | null;
	/** '412 vehicles', 'From $34,940'. */
	text: string;
	/** '412', where the room is small; null for a tile that counts nothing. */
	count: string | null;
	picture: Picture | null;
	/** Real length in millimetres, where several share one line at true scale. */
	length: number | null;
	/** The cities it is sold in, for makes of a group. */
	places: string | null;
}

/** A picture with a link, shown within its dates. */
export interface Slide extends WindowEdges {
	picture: Picture;
	/** Words over it. */
	title: string | null;
	text: string | null;
	/** Null where the site lacks the page. */
	href: string | null;
	/** Whether its start was still ahead when the page was built. */
	isYetToCome: boolean;
}

/** A block of the home page: its name, and what it shows (the `Data` of the block's `view.ts`). */
export interface HomeBlock {
	block: string;
	data: object;
}

/** One thing to choose by in the finder. */
export interface FinderField {
	/** The parameter of the list's address (SEARCHURL-019). */
	facet: 'make' | 'body' | 'car_type';
	label: string;
	/** The field's text while nothing is chosen. */
	any: string;
	/** The same inside a sentence: 'any make'. */
	words: string;
	choices: { value: string; label: string }[];
}

/** The way into the stock: a form whose choices together narrow the list (SEARCHURL-012). */
export interface Finder {
	/** The list the choices are sent to. */
	action: string;
	/** How many vehicles there are, and what they are called. */
	count: number;
	noun: { one: string; many: string };
	/** The one with most to choose from first; one with a single choice is none and is left out. */
	fields: FinderField[];
}

export interface HomeData {
	blocks: HomeBlock[];
}
