import type { StockChange } from '../../api/vehicle/stock-changes.ts';
import type { Card } from '../../domain/card/card-data.ts';
import { vehicleCard } from '../../domain/card/vehicle-card.ts';
import { cardEstimate } from '../../domain/finance/estimate/estimate-text.ts';
import { displayedPrice, listedAmount } from '../../domain/price/price.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { RUNTIME_PATH, vehiclePath } from '../../paths/paths.ts';
import { cardVehicleOf } from '../../search/document/card-vehicle.ts';
import type { SearchRuntime } from '../../search/runtime.ts';
import { SearchUnavailable } from '../../search/search-unavailable.ts';

/**
 * The card of a hit with its dealership's settings, and with live updates newer than the index applied. Null for a vehicle that is no
 * longer shown, or was sold longer ago than lists show. Throws a `SearchUnavailable` where the runtime settings have no card settings.
 */
export function cardOf(
	found: SearchDocument,
	{ cards }: Pick<SearchRuntime, 'cards'>,
	changes: ReadonlyMap<string, StockChange>,
): Card | null {
	const settings = cards[found.dealership_slug ?? ''] ?? cards[''];
	if (!settings) throw new SearchUnavailable('corrupt', `${RUNTIME_PATH} has no card settings.`);
	const vehicle = cardVehicleOf(found);
	const change = changes.get(found.slug);
	const isNews = change !== undefined && change.stock_version > (found.stock_version ?? 0);
	if (isNews && change.car_fields === null) return null;
	const now = isNews ? { ...vehicle, ...change.car_fields } : vehicle;
	const card = vehicleCard(now, settings, vehiclePath(found.slug), new Date());
	if (card.until !== null && Date.now() > card.until) return null;
	const isAsEstimated =
		now.status === vehicle.status &&
		now.sold === vehicle.sold &&
		listedAmount(card.displayedPrice) === listedAmount(displayedPrice(vehicle, settings.pricing));
	return {
		...card,
		// The repayment for a newer price is not known here; a reservation leaves it as it is.
		weekly: isAsEstimated ? weeklyOf(found) : null,
	};
}

function weeklyOf({
	weekly_price_range: weekly,
	interest_rate,
	comparison_rate,
}: SearchDocument): string | null {
	return weekly === null || interest_rate === null || comparison_rate === null
		? null
		: cardEstimate({ weekly, interest_rate, comparison_rate });
}
