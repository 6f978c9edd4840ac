import { FEET_PER_METRE, withUnit } from '../vehicle/attributes/measures.ts';
import type { Vehicle } from '../vehicle/record/vehicle.ts';
import { conditionOf } from '../vehicle/state/availability.ts';

/** The icon beside a fact, by its name in the icon set. */
export type FactIcon =
	| 'shield'
	| 'gear'
	| 'gauge'
	| 'fuel'
	| 'ruler'
	| 'bed'
	| 'weight'
	| 'engine'
	| 'car'
	| 'ute'
	| 'truck'
	| 'caravan'
	| 'motorcycle'
	| 'seat'
	| 'drive'
	| 'cal'
	| 'doc'
	| 'door'
	| 'drop'
	| 'label';

/** A short fact of a card with its icon: '48,210 km'. */
export interface Fact {
	icon: FactIcon;
	text: string;
}

/** The fields of a vehicle that the facts of its card come from. */
export type FactVehicle = Pick<
	Vehicle,
	| 'item_type'
	| 'car_type'
	| 'certified'
	| 'km'
	| 'simple_transmission'
	| 'trans'
	| 'simple_fuel'
	| 'fuel'
	| 'engine_size'
> & {
	specifications: Pick<Vehicle['specifications'], 'body_length' | 'sleeps' | 'aggregate_trailer_mass'>;
};

/**
 * The key facts of an available vehicle: condition, transmission, odometer and fuel of a car (CARD-006); length, berths and ATM of a
 * caravan, odometer of a motorhome, engine and gearbox of a motorcycle. Unknown facts are left out.
 */
export function cardFacts(vehicle: FactVehicle): Fact[] {
	const fact = (icon: FactIcon, text: string | null): Fact[] => (text ? [{ icon, text }] : []);
	const condition = fact('shield', conditionOf(vehicle));
	const odometer = fact('gauge', vehicle.km === null ? null : withUnit(vehicle.km, 'km'));
	switch (vehicle.item_type) {
		case 'car':
			return [
				...condition,
				...fact('gear', vehicle.simple_transmission ?? vehicle.trans),
				...odometer,
				...fact('fuel', vehicle.simple_fuel ?? vehicle.fuel),
			];
		case 'caravan': {
			const { body_length, sleeps, aggregate_trailer_mass } = vehicle.specifications;
			return [
				...condition,
				...odometer,
				...fact('ruler', body_length === null ? null : withUnit(body_length / FEET_PER_METRE, 'm')),
				...fact('bed', sleeps === null ? null : `Sleeps\u00a0${sleeps}`),
				...fact(
					'weight',
					aggregate_trailer_mass === null ? null : `ATM\u00a0${withUnit(aggregate_trailer_mass, 'kg')}`,
				),
			];
		}
		case 'motorcycle':
			return [
				...condition,
				...odometer,
				...fact('engine', vehicle.engine_size),
				...fact('gear', vehicle.simple_transmission ?? vehicle.trans),
			];
	}
}
