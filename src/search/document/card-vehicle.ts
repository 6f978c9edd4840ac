import type { CardVehicle } from '../../domain/card/vehicle-card.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';

/** The card fields of a search document: the same data that a rendered page's card is made from. */
export function cardVehicleOf(document: SearchDocument): CardVehicle {
	const { created_at, custom_tag, list_price, paint, fuel, transmission, ...shared } = document;
	const { body_length, sleeps, aggregate_trailer_mass } = document;
	return {
		...shared,
		specifications: { body_length, sleeps, aggregate_trailer_mass },
		price: list_price,
		colour: paint,
		tag: custom_tag,
		created_at: created_at === null ? null : new Date(created_at * 1000).toISOString(),
		sold: document.status === 'sold',
		simple_fuel: fuel,
		fuel: null,
		simple_transmission: transmission,
		trans: null,
	};
}
