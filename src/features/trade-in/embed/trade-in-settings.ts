import type { State } from '../../../domain/place/states.ts';
import type { ItemType } from '../../../domain/vehicle/attributes/item-type.ts';
import type { LookedAt } from './looked-at.ts';

/** Addresses of the drawings of vehicles by the names of their bodies; a part of each has one colour: `….svg#blue`. */
export type Drawings = Readonly<Record<string, string>>;

/** What the trade-in form of a dealer knows. */
export interface TradeInSettings {
	dealer: string;
	/** 'car', 'caravan', 'motorcycle', 'vehicle'. */
	noun: string;
	/** The kinds of vehicles the dealer sells, the most important one first. */
	itemTypes: ItemType[];
	/** The state that is chosen to begin with (resolution 9). */
	state: State;
	/** Places to bring the vehicle to; the first is the main one. */
	places: { value: string; label: string }[];
	/** Models and offers that lead here; none where the shopper sells. */
	lookedAt: LookedAt[];
	/** Amounts to pick for the desired price, dollars (TRADEIN-031, TRADEIN-032). */
	quickPicks: number[];
	/** Whether the shopper came to sell, and not to trade the vehicle in on another one. */
	isSale: boolean;
	/** Whether number plates are looked up; else make, model and year are asked at once. */
	hasLookup: boolean;
	/** Whether a figure is worked out online; else the dealer's buyers name one. */
	hasEstimate: boolean;
	/** Days after which photos are erased. */
	photosKeptDays: number;
	/** 'within one business hour'; '' for no promise. */
	answerPromise: string;
	/** Whether a shopper who stops half-way gets a link to continue by mail: only where forms have receipts and a spam check. */
	sendsLink: boolean;
	/** The page of the finance calculator; null for none. */
	calculator: string | null;
	/** Whether each valuation is posted for the dealer's records (TRADEIN-025). */
	savesValuations: boolean;
}
