import { byDistance, type Point } from '../../domain/place/distance.ts';
import { stateRequest } from '../counts/state-request.ts';
import { EMPTY_SEARCH } from '../state.ts';
import { NEAR_KM } from './near-km.ts';
import type { SearchClient } from './search-client.ts';

/** The point of a postcode; null for an unknown one. Rejects where none can be loaded. */
type FindPostcode = (postcode: string) => Promise<Point | null>;

/** The cities of the stock near each of some postcodes. Rejects with a `SearchUnavailable`, and where postcodes cannot be loaded. */
export async function citiesNear(
	postcodes: readonly string[],
	cities: readonly string[],
	client: SearchClient,
	findPostcode: FindPostcode,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const { answers } = await client.search(
		cities.map((city) =>
			stateRequest({ ...EMPTY_SEARCH, refinements: { city: [city] } }, client.rules, { pageSize: 1 }),
		),
	);
	const places = cities.map((city, index) => {
		const geo = answers[index]?.hits[0]?._geo;
		return { city, at: geo ? { lat: geo.lat, long: geo.lng } : null };
	});
	const found = await Promise.all(
		postcodes.map(async (postcode) => {
			const point = await findPostcode(postcode);
			const near = point ? byDistance(places, point).filter(({ km }) => km !== null && km <= NEAR_KM) : [];
			return [postcode, near.map(({ place }) => place.city)] as const;
		}),
	);
	return new Map(found);
}
