import { formatDollars } from '../price/money.ts';
import type { DisplayedPrice, ListedPrice } from '../price/price.ts';
import { priceTypeLabel } from '../price/price-type.ts';
import type { ItemType } from '../vehicle/item-type.ts';

/** A price as every block shows it, in words ready to print. */
export interface PriceBlock {
	/** '$64,990', '$329', 'PREORDER', 'Enquire for price.' */
	now: string;
	/** Whether `now` is a sum; words are set smaller. */
	isSum: boolean;
	/** 'per week' behind a subscription's sum; null for a price. */
	per: string | null;
	/** What the price includes, or what happens next; null for none. */
	type: string | null;
	/** The dearer price it had before; null for none. */
	was: string | null;
	/** '$2,621 less' beside a was-price, 'Reduced' for an offer below the list price; null for neither. */
	saving: string | null;
	/** The price to buy, under a subscription's sum. */
	buy: string | null;
}

/** What a dealer says beside prices. */
export interface PriceWords {
	no_price_note: string;
	/** How a subscription is counted and what it includes; null where none is offered. */
	subscription: { period: 'week' | 'month'; minimum_term: number; includes: string } | null;
}

/** A displayed price in words (CARD-005, CARD-026 to CARD-033, resolutions 52, 214). */
export function priceBlock(price: DisplayedPrice, item: ItemType, words: PriceWords): PriceBlock {
	const nothing = { per: null, was: null, saving: null, buy: null };
	switch (price.kind) {
		case 'listed':
			return { ...nothing, ...listedBlock(price.listed, item) };
		case 'subscription': {
			const { period = 'week', minimum_term = 0, includes = '' } = words.subscription ?? {};
			const total = formatDollars(price.amount * minimum_term);
			return {
				...nothing,
				now: formatDollars(price.amount),
				isSum: true,
				per: `per ${period}`,
				type: `Subscribe from ${formatDollars(price.amount)} per ${period}, at least ${minimum_term} ${period}s, ${total} in total. ${includes}`.trim(),
				buy:
					price.listed &&
					`Or buy for ${formatDollars(price.listed.amount)} ${priceTypeLabel(price.listed.type, item).toLowerCase()}`,
			};
		}
		case 'preorder':
			return { ...nothing, now: 'PREORDER', isSum: false, type: words.no_price_note };
		case 'ask':
			return { ...nothing, now: price.text, isSum: false, type: words.no_price_note };
	}
}

function listedBlock({ amount, type, was, reduced }: ListedPrice, item: ItemType) {
	return {
		now: formatDollars(amount),
		isSum: true,
		type: priceTypeLabel(type, item),
		was: was === null ? null : formatDollars(was),
		saving: was !== null ? `${formatDollars(was - amount)} less` : reduced ? 'Reduced' : null,
	};
}

/** A price in one line, as a table shows it: '$20,000 Was $21,000, Drive away · $1,000 less'. */
export function priceText({ now, per, was, type, saving, buy }: PriceBlock): string {
	const line = [now, per, was && `Was ${was}`].filter(Boolean).join(' ');
	return [line, [type, saving].filter(Boolean).join(' · '), buy].filter(Boolean).join(', ');
}
