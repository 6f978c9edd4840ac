import { hasAction } from '../../../domain/vehicle/vehicle-actions.ts';
import type { PurchaseTerms } from '../../../domain/vehicle/vehicle-facts.ts';
import { apiReserve } from '../../../site/lead-api/api-reserve.ts';
import { priceNote } from '../../checkout/embed/price-note.ts';
import { NO_OPTIONS, NOTHING_CHOSEN, purchaseAmounts } from '../../purchase/embed/purchase-amounts.ts';
import { modelLink } from '../embed/model-link.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';

/**
 * Terms of buying a vehicle online; null where its dealership or the vehicle itself does not allow it (RESERVE-010, RESERVE-011, resolution
 * 152).
 */
export function purchaseTerms({
	vehicle,
	dealership: { features },
	context,
	shownPrice,
	canBeBought,
}: VehiclePageContext): PurchaseTerms | null {
	const { online_purchase: online, reserve } = features;
	const terms = apiReserve(vehicle, context.site.dealer);
	const card = context.card(vehicle);
	if (!online || !reserve || !terms || !canBeBought || shownPrice === null) return null;
	if (!hasAction('buy_online', { ...vehicle, reserved: false }, online)) return null;
	return {
		car_id: vehicle.id,
		dealership_slug: vehicle.dealership_slug,
		location_id: context.locationOf(vehicle)?.id ?? null,
		price: shownPrice,
		deposit: terms.deposit,
		hours: terms.hours,
		terms: terms.terms_page,
		cooling_off: reserve.cooling_off,
		amounts: purchaseAmounts(
			{ price: shownPrice, price_type: card.price?.type ?? '', deposit: terms.deposit },
			NO_OPTIONS,
			NOTHING_CHOSEN,
		),
		price_note: priceNote(card, vehicle.item_type),
		others: modelLink(vehicle, context),
	};
}
