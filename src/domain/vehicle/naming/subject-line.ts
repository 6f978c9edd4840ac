import type { PriceBlock } from '../../card/price-block.ts';

/**
 * The line below the vehicle's name in a form: '$25,000 drive away, stock S0'. A subscription is said in its own sentences, followed by the
 * price to buy.
 *
 * @param price null for a vehicle without a price block
 */
export function subjectLine(price: PriceBlock | null, stocknum: string | null): string {
	if (price?.per) {
		const parts = [price.type, price.buy && `${price.buy}.`, stocknum && `Stock ${stocknum}`];
		return parts.filter(Boolean).join(' ');
	}
	return [priceText(price), stocknum && `stock ${stocknum}`].filter(Boolean).join(', ');
}

function priceText(price: PriceBlock | null): string | null {
	if (!price) return null;
	const { now, isSum, type } = price;
	// A text such as 'Enquire for price.' ends with a full stop.
	return isSum ? [now, type?.toLowerCase()].filter(Boolean).join(' ') : now.replace(/\.$/, '');
}
