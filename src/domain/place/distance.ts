/** A point on the earth, in degrees. */
export interface Point {
	lat: number;
	long: number;
}

/** Mean radius of the earth (GEO-006). */
export const EARTH_RADIUS_KM = 6371;

/** The great-circle distance between two points, by the haversine formula (GEO-005). */
export function distanceKm(from: Point, to: Point): number {
	const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
	const halfNorth = Math.sin((toLat - fromLat) / 2);
	const halfEast = Math.sin(radians(to.long - from.long) / 2);
	const chord = halfNorth ** 2 + Math.cos(fromLat) * Math.cos(toLat) * halfEast ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance from the middle of a postcode, rounded accordingly: 'About 12 km away'. */
export function distanceText(km: number): string {
	return km < 1 ? 'Less than 1 km away' : `About ${Math.round(km).toLocaleString('en-AU')} km away`;
}

/** Sorts places by distance; those without a known point come last, in their given order. */
export function byDistance<Place extends { at: Point | null }>(
	places: readonly Place[],
	from: Point,
): { place: Place; km: number | null }[] {
	return places
		.map((place) => ({ place, km: place.at && distanceKm(from, place.at) }))
		.toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
