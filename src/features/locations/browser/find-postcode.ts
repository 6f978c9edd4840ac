import type { Point } from '../../../domain/place/distance.ts';
import { postcodePoint } from '../../../domain/place/postcode-table.ts';
import type { PostcodeFinder } from '../page-data.ts';

const GEOCODING = 'https://maps.googleapis.com/maps/api/geocode/json';

/** Fields read from the service's response (GEO-002). */
interface GeocodingAnswer {
	status?: string;
	results?: { geometry: { location: { lat: number; lng: number } } }[];
}

/** Statuses of a completed lookup; any other is a failure of the service (key, quota). */
const LOOKED = ['OK', 'ZERO_RESULTS', undefined];

/**
 * Coordinates of a postcode; null for an unknown one. The geocoding service is used where the dealer has a key; the site's own table
 * otherwise, and when the service fails (GEO-001 to GEO-003, resolution 189).
 */
export async function findPostcode(
	postcode: string,
	{ table, geocoding_key }: PostcodeFinder,
): Promise<Point | null> {
	const answer = geocoding_key === null ? null : await geocode(postcode, geocoding_key);
	if (answer === null) return inTable(postcode, table);
	const location = answer.results?.[0]?.geometry.location;
	return location ? { lat: location.lat, long: location.lng } : null;
}

/** Response of the service; null on failure. */
async function geocode(postcode: string, key: string): Promise<GeocodingAnswer | null> {
	const query = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key });
	try {
		const response = await fetch(`${GEOCODING}?${query}`);
		const answer = (await response.json()) as GeocodingAnswer;
		return response.ok && LOOKED.includes(answer.status) ? answer : null;
	} catch {
		return null;
	}
}

async function inTable(postcode: string, table: string): Promise<Point | null> {
	const response = await fetch(table);
	if (!response.ok) throw new Error(`the postcode table responded with ${response.status}`);
	return postcodePoint(await response.text(), postcode);
}
