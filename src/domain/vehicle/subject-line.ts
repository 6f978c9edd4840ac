import type { PriceBlock } from '../card/price-block.ts';

/**
 * What is shown below the name of the vehicle a form is about: '$25,000 drive away, stock S0'.
 *
 * @param price null for a vehicle that shows none
 */
export function subjectLine(price: PriceBlock | null, stocknum: string | null): string {
	return [priceText(price), stocknum && `stock ${stocknum}`].filter(Boolean).join(', ');
}

function priceText(price: PriceBlock | null): string | null {
	if (!price) return null;
	const { now, isSum, per, type } = price;
	// Words end with a full stop of their own.
	return isSum ? [now, per, type?.toLowerCase()].filter(Boolean).join(' ') : now.replace(/\.$/, '');
}
