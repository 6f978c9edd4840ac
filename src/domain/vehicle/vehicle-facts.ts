import type { PriceBlock } from '../card/price-block.ts';
import type { VehicleCard } from '../card/vehicle-card.ts';
import type { VehicleLoan } from '../finance/loan/vehicle-loan.ts';
import { NO_ESTIMATE } from './no-estimate.ts';
import type { SavedVehicle } from './saved-vehicle.ts';
import { isEnded, type VehicleState } from './state/vehicle-state.ts';

/** A label and its value, as on the vehicle page: `['Odometer', '42,000 km']`. */
export type VehicleFact = readonly [label: string, value: string];

/**
 * The facts of one vehicle as data: a file beside its page that the comparison and the print page read. Texts are plain, never HTML,
 * and contain nothing that is not on the page.
 */
export interface VehicleFacts {
	slug: string;
	/** Year, make, model, badge. */
	title: string;
	/** Series, colour, condition. */
	subtitle: string;
	state: VehicleState;
	reserved: boolean;
	/** The version of the record at build time; null on sites without live updates. */
	stock_version: number | null;
	/** The first picture, or its placeholder. */
	picture: { url: string; srcset: string | null; width: number; height: number; alt: string };
	/** Null for an unavailable vehicle. */
	price: PriceBlock | null;
	/** Repayment, interest rate and comparison rate; empty without an estimate. */
	estimate: readonly VehicleFact[];
	/** The text that must accompany a comparison rate (resolution 220); null without an estimate. */
	conditions: string | null;
	/** The lender's terms for it, which calculators on other pages start from; null without an estimate. */
	loan: VehicleLoan | null;
	/** The last moment its estimate may be shown, Unix milliseconds; null for no end. */
	estimate_until: number | null;
	key_facts: readonly VehicleFact[];
	/** The plate, and the last moment `key_facts` may say when the registration expires; null where they do not say it. */
	registration: { plate: string; until: number } | null;
	summary: readonly VehicleFact[];
	specifications: readonly VehicleFact[];
	features: readonly string[];
	/** The paragraphs of the dealer's comments; empty for an unavailable vehicle. */
	comments: readonly string[];
	/** The number to call about it. */
	phone: string;
	/** Its location; null when unknown. */
	location: { name: string; address: string } | null;
	/** Stock number and licence, in one line. */
	small: string;
	/** The label of its enquiry button; null where there is none. */
	enquire: string | null;
	/** What saving it keeps; null where visitors can save none. */
	saved: SavedVehicle | null;
	/** Whether it has a print page (VDPACT-021). */
	print: boolean;
	/** Terms of buying it online; null where that is not possible (RESERVE-011). */
	purchase: PurchaseTerms | null;
}

/** What buying a vehicle online begins with. */
export interface PurchaseTerms {
	car_id: string;
	dealership_slug: string | null;
	/** Where it is, and is picked up. */
	location_id: string | null;
	/** Dollars. */
	price: number;
	deposit: number;
	hours: number;
	/** The page of the terms. */
	terms: string;
	/** What the law says of cooling off; null for nothing. */
	cooling_off: string | null;
	/** What is paid when nothing else is chosen, the last one being what is left after the deposit. */
	amounts: readonly { label: string; value: string }[];
	/** What the price includes. */
	price_note: string;
	/** The list of its model; null where it is the only one. */
	others: { label: string; href: string } | null;
}

/**
 * Applies a later change of the vehicle's record, by the same rule as its page: only a newer version counts, and a vehicle
 * that was unavailable at build time stays so until the next build.
 *
 * @param change the version and the reservation of the later record
 * @param card the vehicle's card after the change; null when it is no longer shown
 */
export function changedFacts(
	facts: VehicleFacts,
	{ stock_version, reserved }: { stock_version: number; reserved: boolean },
	card: Pick<VehicleCard, 'price' | 'state'> | null,
): VehicleFacts {
	if (facts.stock_version === null || stock_version <= facts.stock_version) return facts;
	if (isEnded(facts.state)) return facts;
	const state = card?.state ?? 'unavailable';
	if (isEnded(state)) return endedFacts(facts, state, stock_version);
	const price = card?.price ?? null;
	const changed = { ...facts, state, stock_version, reserved, price };
	// The repayment for another price is not known here.
	return price?.now === facts.price?.now ? changed : { ...changed, ...NO_ESTIMATE };
}

/** The facts of an unavailable vehicle: without price, estimate, comments and enquiry button. */
function endedFacts(facts: VehicleFacts, state: VehicleState, stock_version: number): VehicleFacts {
	return {
		...facts,
		...{ state, stock_version, reserved: false, price: null },
		...NO_ESTIMATE,
		...{ comments: [], enquire: null, purchase: null },
	};
}
