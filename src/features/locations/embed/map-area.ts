import type { Dealer } from '../../../config/complete-dealer.ts';
import type { Site } from '../../../site/site.ts';
import type { MapArea, PlaceCard } from '../page-data.ts';
import { mapSketch } from '../view/map-sketch.ts';

/**
 * The map around some places; null where none of them has a point.
 *
 * @param ownKey the map service's key of the one place it is about
 */
export function mapArea(
	cards: readonly PlaceCard[],
	{ dealer }: Site,
	ownKey: string | null = null,
): MapArea | null {
	const pins = cards.flatMap(({ number, name, address, at, href, directions }) =>
		at ? [{ number, name, address, at, href, directions }] : [],
	);
	if (pins.length === 0) return null;
	return { service: mapService(dealer, ownKey), pins, sketch: mapSketch(pins.map(({ at }) => at)) };
}

/** Who draws maps: the configured service, or the one a location has a key for (LOCATIONS-015, GEO-004). */
export function mapService({ features }: Dealer, ownKey: string | null): MapArea['service'] {
	const { maps } = features;
	if (maps && maps.provider === 'openstreetmap') return maps;
	const key = ownKey ?? (maps ? maps.key : null);
	return key === null ? null : { provider: 'google', key };
}
