import type { WindowEdges } from '../../domain/time/date-window.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';

/** A tile linking to a list: a body type, a make or a model. */
export interface Tile {
	label: string;
	href: string | null;
	/** '412 vehicles', 'From $34,940'. */
	text: string;
	/** '412', for small tiles; null for tiles without a number. */
	count: string | null;
	picture: Picture | null;
	/** Real length in millimetres, for pictures shown to scale. */
	length: number | null;
	/** Cities where it is sold, for makes of a dealer group. */
	places: string | null;
}

/** A picture with a link, shown within its dates. */
export interface Slide extends WindowEdges {
	picture: Picture;
	/** Text over the picture. */
	title: string | null;
	text: string | null;
	/** Null where the site lacks the page. */
	href: string | null;
	/** Whether it starts after the build. */
	isYetToCome: boolean;
}

/** A home page block: its name and the `Data` of its `view.ts`. */
export interface HomeBlock {
	block: string;
	data: object;
}

/** A field of the finder. */
export interface FinderField {
	/** Query parameter of the stock list (SEARCHURL-019). */
	facet: 'make' | 'body' | 'car_type';
	label: string;
	/** Label of the empty choice. */
	any: string;
	/** Label of the empty choice in a sentence: 'any make'. */
	words: string;
	choices: { value: string; label: string }[];
}

/** Search form whose choices narrow the stock list (SEARCHURL-012). */
export interface Finder {
	/** Address of the stock list. */
	action: string;
	/** Number of vehicles, and the noun for them. */
	count: number;
	noun: { one: string; many: string };
	/** Sentences that the search box understands. */
	examples: string[];
	/** Fields with the most choices first; a field with a single choice is left out. */
	fields: FinderField[];
}

/** The blocks of the home page, in display order. */
export interface HomeData {
	blocks: HomeBlock[];
}
