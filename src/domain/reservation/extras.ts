import { formatDollars } from '../price/money.ts';

/** A part that is bought with a vehicle, fitted. */
export interface Extra {
	name: string;
	/** Whole dollars; 0 for one that is included. */
	price: number;
}

/** How an extra is named in the form and for the dealer: 'Floor mats, $160'. */
export function extraWords({ name, price }: Extra): string {
	return `${name}, ${price === 0 ? 'included' : formatDollars(price)}`;
}

/** The offered extra of some words, and whether they say its price: null for an extra that is not offered. */
export function offeredExtra(
	words: string,
	offered: readonly Extra[],
): { extra: Extra; isPriceRight: boolean } | null {
	const same = offered.find((extra) => extraWords(extra) === words);
	const extra = same ?? offered.find(({ name }) => words === name || words.startsWith(`${name}, `));
	return extra ? { extra, isPriceRight: extra === same } : null;
}
