import type { ChangeWords } from './change-words.ts';

/** A vehicle that a saved search finds: its name and its price as the site shows it; null for none. */
export interface FoundVehicle {
	title: string;
	price_text: string | null;
}

/** Vehicles that a message names; it gives the number of the others. */
const MOST_NAMED = 3;

/** The new matches of a saved search in words. */
export function newMatchesWords(found: readonly FoundVehicle[]): ChangeWords {
	const named = found
		.slice(0, MOST_NAMED)
		.map(({ title, price_text }) => (price_text === null ? title : `${title}, ${price_text}`));
	const others = found.length - named.length;
	return {
		short: found.length === 1 ? '1 new match' : `${found.length} new matches`,
		sentence: `New: ${[...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')}.`,
	};
}
