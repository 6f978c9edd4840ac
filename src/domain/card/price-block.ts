import { formatDollars } from '../price/money.ts';
import type { DisplayedPrice, ListedPrice } from '../price/price.ts';
import { priceTypeLabel } from '../price/price-type.ts';
import type { ItemType } from '../vehicle/attributes/item-type.ts';

/** The texts of a price block, ready to render. */
export interface PriceBlock {
	/** '$64,990', '$329', 'PREORDER', 'Enquire for price.' */
	now: string;
	/** Whether `now` is an amount; a text is set smaller. */
	isSum: boolean;
	/** 'per week' after a subscription's amount; null for a price. */
	per: string | null;
	/** The price type, or the note for a vehicle without a price; null for none. */
	type: string | null;
	/** The previous, higher price; null for none. */
	was: string | null;
	/** '$2,621 less' beside a was-price, 'Reduced' for an offer below the list price; null for neither. */
	saving: string | null;
	/** The purchase price, below a subscription's amount. */
	buy: string | null;
}

/** A dealer's texts beside prices. */
export interface PriceTexts {
	no_price_note: string;
	/** The period, the minimum term in periods, and what a subscription includes; null where none is offered. */
	subscription: { period: 'week' | 'month'; minimum_term: number; includes: string } | null;
}

/** The price block of a displayed price (CARD-005, CARD-026 to CARD-033, resolutions 52, 214). */
export function priceBlock(price: DisplayedPrice, item: ItemType, texts: PriceTexts): PriceBlock {
	const nothing = { per: null, was: null, saving: null, buy: null };
	switch (price.kind) {
		case 'listed':
			return { ...nothing, ...listedBlock(price.listed, item) };
		case 'subscription': {
			const { period = 'week', minimum_term = 0, includes = '' } = texts.subscription ?? {};
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
			return { ...nothing, now: 'PREORDER', isSum: false, type: texts.no_price_note };
		case 'ask':
			return { ...nothing, now: price.text, isSum: false, type: texts.no_price_note };
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

/** A price as one line for tables: '$20,000 Was $21,000, Drive away · $1,000 less'. */
export function priceText({ now, per, was, type, saving, buy }: PriceBlock): string {
	const line = [now, per, was && `Was ${was}`].filter(Boolean).join(' ');
	return [line, [type, saving].filter(Boolean).join(' · '), buy].filter(Boolean).join(', ');
}
