import { formatDollars } from '../price/money.ts';
import type { CarChange } from './saved-car-change.ts';

/** A change in words. */
export interface ChangeWords {
	/** For a subject or a text message: '$1,500 less'. */
	short: string;
	/** For a mail: 'Now $63,490 drive away, was $64,990.' */
	sentence: string;
}

/**
 * A change of a saved vehicle in words.
 *
 * @param priceText the price now as the site shows it: '$63,490 drive away'; null for none
 */
export function changeWords(
	{ kind, price_then, price_now }: CarChange,
	priceText: string | null,
): ChangeWords {
	const now = priceText ?? (price_now === null ? null : formatDollars(price_now));
	const was = price_then === null || price_then === price_now ? '' : `, was ${formatDollars(price_then)}`;
	switch (kind) {
		case 'price-drop':
			return {
				short: `${formatDollars(Number(price_then) - Number(price_now))} less`,
				sentence: `Now ${now}${was}.`,
			};
		case 'back-on-sale':
			return {
				short: 'Back on sale',
				sentence: now ? `It is back on sale: ${now}${was}.` : 'It is back on sale.',
			};
		case 'deposit-taken':
			return {
				short: 'Deposit taken',
				sentence: 'A deposit has been taken. We will tell you if it comes back on sale.',
			};
		case 'sold':
			return { short: 'Sold', sentence: 'It has been sold.' };
		case 'unavailable':
			return { short: 'No longer available', sentence: 'It is no longer available.' };
	}
}
