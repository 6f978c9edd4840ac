import { subjectLine } from '../../domain/vehicle/naming/subject-line.ts';
import { type SavedVehicle, savedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { cardOf } from './card-of.ts';
import { fetchRuntime, findOnSite } from './site-client.ts';
import { stockChanges } from './stock-changes.ts';

/** The vehicle of a form or a calculator, as shown there. */
export interface Subject {
	title: string;
	href: string;
	picture: { url: string; width: number; height: number };
	/** Price and stock number; null for a sold vehicle. */
	line: string | null;
	/** The shown price, dollars; null for none, and for a sold vehicle. */
	price: number | null;
	slug: string;
	/** Whether a repayment estimate of it may be shown at this price. */
	hasEstimate: boolean;
	dealership_slug: string | null;
	/** What a browser stores of it (LOCAL-007). */
	marked: SavedVehicle;
}

/**
 * Finds a vehicle by its id or its slug (resolution 72) in the site's own search, without the lead API.
 *
 * @returns null for a vehicle that the site does not list; rejects where the search is unavailable
 */
export async function findSubject(car_id: string): Promise<Subject | null> {
	const runtime = await fetchRuntime();
	const any = (['id', 'slug'] as const).map((field) => ({ field, values: [car_id] }));
	const [first, ...others] = await findOnSite(runtime, { filter: { any }, limit: any.length });
	const found = others.find(({ id }) => id === car_id) ?? first;
	if (!found) return null;
	const card = cardOf(found, runtime, stockChanges(runtime.lead_api));
	if (!card) return null;
	return {
		title: card.title,
		href: card.href,
		picture: card.picture,
		line: card.state === 'sold' ? null : subjectLine(card.price, found.stocknum),
		price: card.state === 'sold' ? null : found.price,
		slug: found.slug,
		hasEstimate: card.state !== 'sold' && card.weekly !== null,
		dealership_slug: found.dealership_slug ?? null,
		marked: savedVehicle({
			id: found.id,
			name: card.title,
			slug: found.slug,
			make: found.make,
			model: found.model,
			picture: card.picture,
		}),
	};
}
