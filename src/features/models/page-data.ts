import type { Card } from '../../domain/card/card-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { CalculatorData } from '../finance/embed/calculator-data.ts';
import type { OfferCard } from '../offers/page-data.ts';
import type { ServiceAdvantageBlock } from '../service/page-data.ts';
import type { EstimateBlockData } from '../trade-in/embed/estimate-block.ts';

/** A model in the menu and in lists (MODELS-017). */
export interface ModelTile {
	name: string;
	/** A one-sentence description. */
	line: string;
	/** 'Upcoming', 'All-New', or nothing (MODELS-018, resolution 155). */
	label: string | null;
	picture: Picture;
	/** Address of its page. */
	explore: string;
	/** Address of the new ones in stock (resolution 157). */
	stock: string;
	/** Its body type as visitors read it: 'People mover'. */
	body: string;
	/** Values of `?body=` that match it: those of its body and its categories. */
	keys: string[];
}

/** A filter of the models by `?body=`. */
export interface ModelFilter {
	key: string;
	label: string;
	count: number;
	/** Section to link to without JavaScript. */
	anchor: string;
}

/** The page of all models. */
export interface ModelsData {
	title: string;
	text: string;
	/** Their make; null when they have several. */
	make: string | null;
	filters: ModelFilter[];
	sections: { id: string; title: string; tiles: ModelTile[] }[];
	ways: Link[];
}

/** The models menu (MODELS-009 to MODELS-020). */
export interface ModelsMenuData {
	categories: Pick<ModelFilter, 'key' | 'label' | 'count'>[];
	tiles: ModelTile[];
	/** Link to all models, shown from a number of tiles on (resolution 156). */
	all: Link;
	ways: Link[];
}

/** The page of a model. */
export interface ModelData {
	name: string;
	/** Name with make, where the site sells several. */
	title: string;
	line: string;
	label: string | null;
	picture: Picture;
	facts: { label: string; value: string }[];
	/** Sanitised HTML. */
	html: string;
	/** The first is the primary action. */
	actions: Link[];
	/** Note for upcoming and discontinued models. */
	note: string | null;
	advantage: ServiceAdvantageBlock | null;
	accessories: Link | null;
	offers: OfferCard[];
	/** Links shown after all offers have ended. */
	offerWays: Link[];
	/** The finance calculator of one that can be bought; null without a lender. */
	calculator: CalculatorData | null;
	/** The first question of a trade-in; null where none is taken. */
	estimate: EstimateBlockData | null;
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
