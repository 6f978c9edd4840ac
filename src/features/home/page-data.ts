import type { Card } from '../../domain/card/card-data.ts';
import type { PaymentKind } from '../../domain/dealer/payments.ts';
import type { WindowEdges } from '../../domain/time/date-window.ts';
import type { Place } from '../../ui/hours/hours-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { PlaceCard } from '../locations/page-data.ts';
import type { ReviewsSummary } from '../reviews/page-data.ts';

/** A tile that leads to a list: a body type, a make or a model. */
export interface Tile {
	label: string;
	href: string | null;
	/** '412 vehicles', 'From $34,940'. */
	text: string;
	/** '412', where the room is small; null for a tile that counts nothing. */
	count: string | null;
	picture: Picture | null;
	/** Real length in millimetres, where several stand on one line at true scale. */
	length: number | null;
	/** Where it is to be had, for makes of a group. */
	places: string | null;
}

/** A vehicle or model put forward, with what the stock says of it. */
export interface Featured {
	title: string;
	/** '$64,990' or 'From $64,990'; null when none of the stock has a price. */
	price: string | null;
	/** 'Drive away', '14 in stock'. */
	lines: string[];
	link: Link | null;
}

/** A picture that leads somewhere, for as long as its time lasts. */
export interface Slide extends WindowEdges {
	picture: Picture;
	/** Words over it. */
	title: string | null;
	text: string | null;
	/** Null where the site lacks the page. */
	href: string | null;
	/** Whether its time had not come when the page was made. */
	isYetToCome: boolean;
}

/** The blocks of a home page with everything in them, in order. */
export type HomeBlock =
	| { block: 'hero-showroom'; title: string; about: string; picture: Picture; featured: Featured }
	| { block: 'hero-search'; title: string; text: string; finder: Finder }
	| { block: 'hero-landscape'; title: string; text: string; picture: Picture }
	| { block: 'hero-poster'; title: string[]; picture: Picture; featured: Featured }
	| {
			block: 'hero-centred';
			title: string;
			text: string;
			finder: Finder;
			chips: Link[];
			traffic: (Picture & { length: number })[];
	  }
	| { block: 'finder'; style: 'bar' | 'card' | 'sentence'; finder: Finder }
	| { block: 'line-up'; title: string; tiles: Tile[]; note: string | null }
	| { block: 'body-tiles'; title: string; style: 'shapes' | 'styles' | 'trips'; tiles: Tile[] }
	| { block: 'make-tiles'; title: string; style: 'cards' | 'edge' | 'names'; tiles: Tile[] }
	| {
			block: 'latest-stock';
			title: string;
			style: 'cards' | 'wide-cards' | 'board';
			cards: Card[];
			link: Link | null;
	  }
	| {
			block: 'promotion';
			picture: Picture;
			when: string | null;
			/** The last moment of its time, Unix milliseconds; null for one without an end. */
			until: number | null;
			title: string;
			text: string;
			link: Link | null;
			/** Where to go once it has ended. */
			ended: Link;
	  }
	| { block: 'three-facts'; items: { title: string; text: string; link: Link | null }[] }
	| {
			block: 'visit';
			place: Place;
			quote: { rating: string; count: string; text: string; by: string } | null;
	  }
	| { block: 'yards'; title: string; places: Place[] }
	| { block: 'locations'; title: string; cards: PlaceCard[]; all: Link | null }
	| ({ block: 'reviews' } & ReviewsSummary)
	| { block: 'promises'; items: { icon: string; text: string }[]; terms: Link | null }
	| { block: 'steps'; title: string; items: { title: string; text: string }[] }
	| {
			block: 'figures';
			title: string;
			text: string;
			link: Link | null;
			rows: { label: string; value: string; good: boolean }[];
	  }
	| { block: 'statement'; title: string; text: string }
	| {
			block: 'workshop';
			title: string;
			text: string;
			link: Link | null;
			facts: { label: string; value: string }[];
	  }
	// The plate is one as the dealer's state has them.
	| { block: 'sell'; title: string; text: string; link: Link | null; plate: string }
	| { block: 'feature-banner'; items: (Link & { text: string; icon: string })[] }
	| { block: 'access-loan'; title: string; text: string; link: Link }
	| { block: 'payments'; title: string; ways: { name: string; kind: PaymentKind }[] }
	| { block: 'warranty-cards'; title: string; items: { title: string; text: string }[]; terms: Link | null }
	| { block: 'community'; title: string; amount: string; text: string; terms: Link | null }
	| { block: 'promotion-slider'; slides: Slide[] }
	| { block: 'banners'; slides: Slide[] }
	| { block: 'praise'; rating: string; about: string; quotes: { text: string; by: string }[] };

/** One kind of block, by its name. */
export type BlockOf<Name extends HomeBlock['block']> = Extract<HomeBlock, { block: Name }>;

/** One thing to choose by in the finder. */
export interface FinderField {
	/** The parameter of the list's address (SEARCHURL-019). */
	facet: 'make' | 'body' | 'car_type';
	label: string;
	/** What stands in the field while nothing is chosen. */
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
