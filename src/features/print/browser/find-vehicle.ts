import { isSlug } from '../../../domain/vehicle/naming/slug.ts';
import { STOCK_FEED_PATH, vehicleFactsPath } from '../../../paths/paths.ts';
import { type FactsAnswer, readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';

/** Result of a vehicle lookup by address; `missing` when the address has no id. */
export type FoundVehicle = FactsAnswer | { kind: 'missing' };

/**
 * Loads the facts of the vehicle that an address names by slug or id (resolution 72). Only valid slugs are used in requests.
 *
 * @param query the query of the address, `?car_id=…`
 */
export async function findVehicle(query: string, get: typeof fetch): Promise<FoundVehicle> {
	const named = new URLSearchParams(query).get('car_id')?.trim() ?? '';
	if (named === '') return { kind: 'missing' };
	const slug = named.toLowerCase();
	const bySlug: FactsAnswer = isSlug(slug)
		? await readVehicleFacts(vehicleFactsPath(slug), get)
		: { kind: 'unknown' };
	if (bySlug.kind !== 'unknown') return bySlug;
	try {
		const slugOfId = await slugById(named, get);
		return slugOfId === null ? bySlug : await readVehicleFacts(vehicleFactsPath(slugOfId), get);
	} catch (error) {
		console.warn('Print: the stock could not be read', error);
		return { kind: 'unreachable' };
	}
}

/** Slug of a listed vehicle by its id; null when there is none. */
async function slugById(id: string, get: typeof fetch): Promise<string | null> {
	const answer = await get(STOCK_FEED_PATH);
	if (!answer.ok) return null;
	const { vehicles } = (await answer.json()) as { vehicles: { id: string; slug: string }[] };
	const slug = vehicles.find((vehicle) => vehicle.id === id)?.slug;
	return slug !== undefined && isSlug(slug) ? slug : null;
}
