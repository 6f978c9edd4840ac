import { isSlug } from '../../../domain/vehicle/slug.ts';
import { STOCK_FEED_PATH, vehiclePath } from '../../../paths/paths.ts';

/** What became of looking for a vehicle's page. */
export type FoundVehicle =
	| { kind: 'page'; path: string; html: string }
	/** The address names none. */
	| { kind: 'missing' }
	/** The site has no such vehicle, or none any more. */
	| { kind: 'unknown' }
	/** Nobody answered, or only with an error. */
	| { kind: 'unreachable' };

/**
 * Finds the page of the vehicle an address names, by its slug or its id (resolution 72). What is no slug never becomes part of an
 * address.
 *
 * @param query the query of the address, `?car_id=…`
 */
export async function findVehicle(query: string, get: typeof fetch): Promise<FoundVehicle> {
	const named = new URLSearchParams(query).get('car_id')?.trim() ?? '';
	if (named === '') return { kind: 'missing' };
	try {
		const slug = named.toLowerCase();
		const bySlug: FoundVehicle = isSlug(slug) ? await pageOf(slug, get) : { kind: 'unknown' };
		if (bySlug.kind !== 'unknown') return bySlug;
		const slugOfId = await slugById(named, get);
		return slugOfId === null ? bySlug : await pageOf(slugOfId, get);
	} catch (error) {
		console.warn('Print: the vehicle was not reached', error);
		return { kind: 'unreachable' };
	}
}

async function pageOf(slug: string, get: typeof fetch): Promise<FoundVehicle> {
	const path = vehiclePath(slug);
	const answer = await get(path);
	if (answer.ok) return { kind: 'page', path, html: await answer.text() };
	return { kind: answer.status === 404 || answer.status === 410 ? 'unknown' : 'unreachable' };
}

/** The slug of a listed vehicle by its id; null when none has it. */
async function slugById(id: string, get: typeof fetch): Promise<string | null> {
	const answer = await get(STOCK_FEED_PATH);
	if (!answer.ok) return null;
	const { vehicles } = (await answer.json()) as { vehicles: { id: string; slug: string }[] };
	const slug = vehicles.find((vehicle) => vehicle.id === id)?.slug;
	return slug !== undefined && isSlug(slug) ? slug : null;
}
