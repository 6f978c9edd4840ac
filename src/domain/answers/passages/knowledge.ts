import type { NamedVehicle, StockAnswer } from '../answer.ts';
import type { StockQuestion } from '../questions/stock-question.ts';
import type { StockName } from '../vehicles/vehicle-words.ts';
import type { Passage } from './passage.ts';

/** What the site says about a vehicle. */
export interface VehicleKnowledge {
	passages: readonly Passage[];
	/** Whether it is no longer for sale. */
	isEnded: boolean;
	/** The name of its location; null when unknown. */
	location: string | null;
}

/** What the site says about the dealer. */
export interface DealerKnowledge {
	passages: readonly Passage[];
	/** The makes and models of its stock. */
	names: readonly StockName[];
}

/** What answers are taken from. */
export interface Knowledge {
	/** The vehicle of the page; null on other pages. */
	page: NamedVehicle | null;
	/** Null where what the site says cannot be loaded; `gone` for a vehicle that it does not list. */
	vehicle: (vehicle: NamedVehicle) => Promise<VehicleKnowledge | 'gone' | null>;
	/** Without passages where they cannot be loaded. */
	dealer: () => Promise<DealerKnowledge>;
	/**
	 * Searches the stock. Null for words without a filter, and where the search is unavailable.
	 *
	 * @param near the vehicle that others are to be like, and are not
	 */
	stock: (question: StockQuestion, near: NamedVehicle | null) => Promise<StockAnswer | null>;
}
