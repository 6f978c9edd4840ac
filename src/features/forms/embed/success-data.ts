import type { Card } from '../../../domain/card/card-data.ts';
import type { ThanksText } from '../../../domain/lead/thanks-text.ts';
import type { CarType } from '../../../domain/vehicle/attributes/car-type.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { TradeInUseData } from '../../trade-in/embed/trade-in-use.ts';

/** What the success page says after a form of one category. */
export interface SuccessText extends ThanksText {
	/** What happens next, in place of the general steps. */
	steps?: readonly { title: string; text: string }[];
	/** What the shopper is to have at hand. */
	ready?: readonly string[];
}

/** The success page. */
export interface SuccessData {
	title: string;
	text: string;
	/** Texts by category. */
	byCategory: Readonly<Record<string, SuccessText>>;
	steps: string[];
	phone: Link;
	links: Link[];
	/** The offer to use the value of a trade-in; null for none. */
	tradeIn: TradeInUseData | null;
	/** Suggested vehicles by condition. */
	groups: { car_type: CarType; title: string; all: Link; cards: Card[] }[];
}
