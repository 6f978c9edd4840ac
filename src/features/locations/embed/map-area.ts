import type { Dealer } from '../../../config/complete-dealer.ts';
import type { Site } from '../../../site/site.ts';
import type { LocationCard, MapArea } from '../page-data.ts';
import { mapSketch } from '../view/map-sketch.ts';

/**
 * Map of some locations; null when none has coordinates.
 *
 * @param ownKey map key of the location, on its own page
 */
export function mapArea(
	cards: readonly LocationCard[],
	{ dealer }: Site,
	ownKey: string | null = null,
): MapArea | null {
	const pins = cards.flatMap(({ number, name, address, at, href, directions }) =>
		at ? [{ number, name, address, at, href, directions }] : [],
	);
	if (pins.length === 0) return null;
	return { service: mapService(dealer, ownKey), pins, sketch: mapSketch(pins.map(({ at }) => at)) };
}

/** The map service: the configured one, or Google with the location's own key (LOCATIONS-015, GEO-004). */
export function mapService({ features }: Dealer, ownKey: string | null): MapArea['service'] {
	const { maps } = features;
	if (maps && maps.provider === 'openstreetmap') return maps;
	const key = ownKey ?? (maps ? maps.key : null);
	return key === null ? null : { provider: 'google', key };
}
