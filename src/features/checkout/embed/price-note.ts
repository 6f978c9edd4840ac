import type { Card } from '../../../domain/card/card-data.ts';
import { priceIncludes } from '../../../domain/price/price-includes.ts';
import type { ItemType } from '../../../domain/vehicle/attributes/item-type.ts';

/** What the price includes, what the deposit is, and that nothing comes on top of it (ACL s48). */
export function priceNote({ displayedPrice: shown }: Pick<Card, 'displayedPrice'>, item: ItemType): string {
	const listed = shown.kind === 'listed' || shown.kind === 'subscription' ? shown.listed : null;
	const included = listed ? priceIncludes(listed.type, item) : '';
	return `${included} The deposit comes off the price. No card surcharge, no booking fee.`.trim();
}
