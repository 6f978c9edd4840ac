import { getStockChanges } from '../../api/vehicle/get-stock-changes.ts';
import { changedFacts, type VehicleFacts } from '../../domain/vehicle/vehicle-facts.ts';
import { cardSettings } from './card-settings.ts';
import { changedCard } from './changed-card.ts';

/**
 * Facts of a vehicle with live updates applied, so that comparison and print page match the vehicle's own page. Without a response of the
 * lead API the facts stay as the build wrote them.
 *
 * @param api the lead API's base path; null for a site without one
 */
export async function currentFacts(
	facts: VehicleFacts,
	api: string | null,
	now: Date,
): Promise<VehicleFacts> {
	if (api === null || facts.stock_version === null) return facts;
	const change = (await getStockChanges(api)).find(({ slug }) => slug === facts.slug);
	const cards = change && (await cardSettings());
	const card = cards && changedCard(change, cards, now);
	if (!change || card === undefined) return facts;
	const { stock_version, car_fields } = change;
	return changedFacts(facts, { stock_version, reserved: car_fields?.reserved === true }, card);
}
