import type { Dealer } from '../../config/complete-dealer.ts';
import { STATES } from '../../domain/place/states.ts';
import { visibleLocations } from '../shown-location.ts';

/** A dealer's sales area: its city, or its state where it has locations in several cities. */
export function salesArea(dealer: Dealer): string {
	const cities = new Set(
		visibleLocations(dealer)
			.filter(({ location_type }) => location_type === null || location_type === 'sales')
			.map(({ address }) => address.city),
	);
	return cities.size > 1 ? STATES[dealer.state].name : dealer.address.city;
}
