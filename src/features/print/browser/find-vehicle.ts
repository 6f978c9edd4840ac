import { isSlug } from '../../../domain/vehicle/slug.ts';
import { STOCK_FEED_PATH } from '../../../paths/paths.ts';
import { type FactsAnswer, readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';

/** The outcome of looking for the vehicle an address names; `missing` when it names none. */
export type FoundVehicle = FactsAnswer | { kind: 'missing' };

/**
 * Finds the facts of the vehicle an address names by slug or id (resolution 72). Only a slug ever becomes part of an address that is
 * requested.
 *
 * @param query the query of the address, `?car_id=…`
 */
export async function findVehicle(query: string, get: typeof fetch): Promise<FoundVehicle> {
	const named = new URLSearchParams(query).get('car_id')?.trim() ?? '';
	if (named === '') return { kind: 'missing' };
	const slug = named.toLowerCase();
	const bySlug: FactsAnswer = isSlug(slug) ? await readVehicleFacts(slug, get) : { kind: 'unknown' };
	if (bySlug.kind !== 'unknown') return bySlug;
	try {
		const slugOfId = await slugById(named, get);
		return slugOfId === null ? bySlug : await readVehicleFacts(slugOfId, get);
	} catch (error) {
		console.warn('Print: the stock could not be read', error);
		return { kind: 'unreachable' };
	}
}

/** The slug of a listed vehicle by its id; null when none has it. */
async function slugById(id: string, get: typeof fetch): Promise<string | null> {
	const answer = await get(STOCK_FEED_PATH);
	if (!answer.ok) return null;
	const { vehicles } = (await answer.json()) as { vehicles: { id: string; slug: string }[] };
	const slug = vehicles.find((vehicle) => vehicle.id === id)?.slug;
	return slug !== undefined && isSlug(slug) ? slug : null;
}
