import type { ItemType } from '../../../domain/vehicle/attributes/item-type.ts';
import type { TradeInSettings } from '../embed/trade-in-settings.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** The kind of vehicle that is traded in: as it was found, as the shopper says, or the dealer's main kind. */
export function itemTypeOf(
	{ latest }: Pick<TradeInStore, 'latest'>,
	{ itemTypes }: TradeInSettings,
): ItemType {
	const { vehicle, itemType } = latest();
	return vehicle?.item_type ?? itemType ?? itemTypes[0] ?? 'car';
}
