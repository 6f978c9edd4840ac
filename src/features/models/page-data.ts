import type { Card } from '../../domain/card/card-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { OfferCard } from '../offers/page-data.ts';
import type { ServiceAdvantageBlock } from '../service/page-data.ts';

/** A model as the menu and the list of models show it (MODELS-017). */
export interface ModelTile {
	name: string;
	/** One sentence. */
	line: string;
	/** 'Upcoming', 'All-New', or nothing (MODELS-018, resolution 155). */
	label: string | null;
	picture: Picture;
	/** Its page. */
	explore: string;
	/** New ones in stock (resolution 157). */
	stock: string;
	/** What `?body=` may call it: its body, and the categories it stands in. */
	keys: string[];
}

/** A way to narrow the models, as `?body=` names it. */
export interface ModelFilter {
	key: string;
	label: string;
	count: number;
	/** The section it leads to where no script runs. */
	anchor: string;
}

/** All models of a site. */
export interface ModelsData {
	title: string;
	text: string;
	/** The make of all of them; null where they have several. */
	make: string | null;
	filters: ModelFilter[];
	sections: { id: string; title: string; tiles: ModelTile[] }[];
	ways: Link[];
}

/** What the menu shows of the models (MODELS-009 to MODELS-020). */
export interface ModelsMenuData {
	categories: Pick<ModelFilter, 'key' | 'label' | 'count'>[];
	tiles: ModelTile[];
	/** Leads to all models, from so many tiles on (resolution 156). */
	all: Link;
	ways: Link[];
}

/** A model. */
export interface ModelData {
	name: string;
	/** With its make, where the site sells several. */
	title: string;
	line: string;
	label: string | null;
	picture: Picture;
	facts: { label: string; value: string }[];
	/** Sanitised. */
	html: string;
	/** The first is the one thing to do. */
	actions: Link[];
	/** For one that is not built any more. */
	note: string | null;
	advantage: ServiceAdvantageBlock | null;
	accessories: Link | null;
	offers: OfferCard[];
	/** Where to go once all of them have ended. */
	offerWays: Link[];
	stock: { title: string; all: Link | null; cards: Card[] };
}

/** The accessories of a model (MODELS-007). */
export interface AccessoriesData {
	title: string;
	text: string;
	picture: Picture;
	accessories: { name: string; text: string; price: string | null }[];
	actions: Link[];
	note: string;
}
