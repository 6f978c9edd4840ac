import { addDays, type LocalDate } from '../time/local-date.ts';
import { ITEM_NOUNS, type ItemType } from '../vehicle/attributes/item-type.ts';

/** Above either limit no estimate is given online (TRADEIN-030, resolution 124). */
export const ESTIMATE_LIMITS = { years: 7, kms: 100_000 } as const;

/** Days an estimate is held where the dealer sets no other number. */
export const ESTIMATE_DAYS = 7;

/** Why a person values the vehicle instead of the website. */
export type ByHandReason =
	/** Older than {@link ESTIMATE_LIMITS}, or too many kilometres. */
	| 'age'
	| 'kms'
	/** An answer about its condition, such as an accident, which only an inspection can value. */
	| 'condition'
	/** No prices are known for it: it is no car, or its model is rare or was not recognised. */
	| 'no_prices'
	/** The valuation service is away, or its daily limit is reached. */
	| 'unavailable'
	/** The dealer values every vehicle in person. */
	| 'dealer';

/** The vehicle that is valued. */
export interface ValuedVehicle {
	/** The year it was built. */
	year: number;
	kms: number;
}

/** Whether a kind of vehicle has online prices: those of motorcycles and caravans depend on options that no list of prices has. */
export function hasOnlinePrices(itemType: ItemType): boolean {
	return itemType === 'car';
}

/** The first limit a vehicle is above; null for one with an online estimate (TRADEIN-030). */
export function limitAbove({ year, kms }: ValuedVehicle, thisYear: number): 'age' | 'kms' | null {
	if (thisYear - year > ESTIMATE_LIMITS.years) return 'age';
	return kms > ESTIMATE_LIMITS.kms ? 'kms' : null;
}

const KMS = new Intl.NumberFormat('en-AU');

/** Why there is no online estimate, in the dealer's words, with the figures that decide it. */
export function byHandText(
	reason: ByHandReason,
	{ year, kms, item_type }: ValuedVehicle & { item_type: ItemType },
	thisYear: number,
): string {
	const { one: noun, many: nouns } = ITEM_NOUNS[item_type];
	switch (reason) {
		case 'age':
		case 'kms': {
			const years = thisYear - year;
			return `We don’t put an online figure on ${nouns} over ${ESTIMATE_LIMITS.years} years old or past ${KMS.format(ESTIMATE_LIMITS.kms)} km. Yours is ${years} ${years === 1 ? 'year' : 'years'} old with ${KMS.format(kms)} km, and condition decides most of the price.`;
		}
		case 'condition':
			return `After an accident or damage like that, we need to see the ${noun} before we can name a figure.`;
		case 'no_prices':
			return hasOnlinePrices(item_type)
				? `We don’t have enough recent prices for this ${noun} to name a figure online.`
				: `We don’t put an online figure on ${nouns}: their equipment decides too much of the price. One of our buyers values yours by hand.`;
		case 'unavailable':
			return 'Our online valuation isn’t available right now.';
		case 'dealer':
			return `Our buyers value every ${noun} themselves.`;
	}
}

/** The last day an estimate is held: `days` after the day it was made. */
export function heldUntil(madeOn: LocalDate, days: number): LocalDate {
	return addDays(madeOn, days);
}
