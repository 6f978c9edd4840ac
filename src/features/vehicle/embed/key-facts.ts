import type { FactIcon } from '../../../domain/card/card-facts.ts';
import { engineSizeText } from '../../../domain/vehicle/attributes/bare-figures.ts';
import { bodyTypeOf } from '../../../domain/vehicle/attributes/body-types.ts';
import { FEET_PER_METRE, withUnit } from '../../../domain/vehicle/attributes/measures.ts';
import { motorhomeKind } from '../../../domain/vehicle/attributes/motorhome.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { KeyFact } from './key-fact.ts';
import { registrationFact } from './registration-fact.ts';

/**
 * Key facts of a vehicle (VDP-040, resolution 61), without unknown ones.
 *
 * @param timeZone the dealer's, IANA name
 */
export function keyFacts(vehicle: Vehicle, now: Date, timeZone: string): KeyFact[] {
	const papers = [
		...fact('drop', 'Colour', vehicle.colour),
		...fact('label', 'Stock no.', vehicle.stocknum),
		...fact('doc', 'VIN', vehicle.vin),
		...registrationFact(vehicle, now, timeZone),
	];
	if (motorhomeKind(vehicle) !== null) return [...motorhomeFacts(vehicle), ...papers];
	return [...(vehicle.item_type === 'caravan' ? towedFacts(vehicle) : roadFacts(vehicle)), ...papers];
}

function fact(icon: FactIcon, label: string, value: string | null | undefined): KeyFact[] {
	return value ? [{ icon, label, value, ending: null }] : [];
}

/** Key facts of cars and motorcycles. */
function roadFacts(vehicle: Vehicle): KeyFact[] {
	const { simple_body } = vehicle;
	return [
		...driveFacts(vehicle),
		...fact(bodyIcon(vehicle), 'Body', simple_body && (bodyTypeOf(simple_body)?.label ?? simple_body)),
		...fact('seat', 'Seats', textOf(vehicle.seats)),
		...fact('door', 'Doors', textOf(vehicle.doors)),
	];
}

/** Key facts of caravans. */
function towedFacts(vehicle: Vehicle): KeyFact[] {
	const { aggregate_trailer_mass, axle_type } = vehicle.specifications;
	return [
		...livingFacts(vehicle),
		...fact('weight', 'ATM', measured(aggregate_trailer_mass, 'kg')),
		...fact('caravan', 'Axles', axle_type),
	];
}

/** Key facts of motorhomes. */
function motorhomeFacts(vehicle: Vehicle): KeyFact[] {
	return [
		...driveFacts(vehicle),
		...livingFacts(vehicle),
		...fact('weight', 'GVM', measured(vehicle.variant.grossvehiclemass, 'kg')),
		...fact('seat', 'Seats', textOf(vehicle.seats)),
	];
}

function driveFacts(vehicle: Vehicle): KeyFact[] {
	return [
		...fact('gauge', 'Odometer', measured(vehicle.km, 'km')),
		...fact('gear', 'Transmission', gears(vehicle)),
		...fact('fuel', 'Fuel', fuelText(vehicle)),
		...fact('drive', 'Drive', vehicle.drive),
		...fact('engine', 'Engine', vehicle.engine_size ?? litresText(vehicle.variant.enginesize_litres)),
	];
}

function livingFacts({ build_date, year, specifications }: Vehicle): KeyFact[] {
	const { body_length, tare_weight, sleeps, body_width } = specifications;
	const length =
		body_length === null
			? null
			: `${withUnit(body_length, 'ft')} (${withUnit(body_length / FEET_PER_METRE, 'm')})`;
	return [
		...fact('cal', 'Built', build_date ?? textOf(year)),
		...fact('ruler', 'Body length', length),
		...fact('ruler', 'Body width', body_width),
		...fact('bed', 'Sleeps', textOf(sleeps)),
		...fact('weight', 'Tare weight', measured(tare_weight, 'kg')),
	];
}

/** Icon of a vehicle's body: related bodies share one. */
export function bodyIcon({ item_type, simple_body }: Pick<Vehicle, 'item_type' | 'simple_body'>): FactIcon {
	if (motorhomeKind({ item_type, simple_body }) !== null) return 'truck';
	if (item_type !== 'car') return item_type;
	switch (simple_body === null ? undefined : bodyTypeOf(simple_body)?.slug) {
		case 'ute':
		case 'cab-chassis':
			return 'ute';
		case 'light-truck':
		case 'van':
		case 'bus':
			return 'truck';
		default:
			return 'car';
	}
}

/** An engine's size in litres, as the trade writes it: '2.0 L'; null for none. */
export function litresText(litres: number | null): string | null {
	return litres === null ? null : engineSizeText(String(litres));
}

/** A number with its unit; null for none. */
export function measured(value: number | null, unit: string): string | null {
	return value === null ? null : withUnit(value, unit);
}

function textOf(value: number | null): string | null {
	return value === null ? null : String(value);
}

function gears({ gearnum, simple_transmission, trans }: Vehicle): string | null {
	const kind = simple_transmission ?? trans;
	return kind && gearnum && !/\d/.test(kind) ? `${gearnum}-speed ${kind.toLowerCase()}` : kind;
}

function fuelText({ simple_fuel, fuel, variant }: Vehicle): string | null {
	const name = simple_fuel ?? fuel;
	const litres = variant.fuelconsumptioncombined;
	return name && litres ? `${name}, ${withUnit(litres, 'L/100\u00a0km')}` : name;
}

/** All of a key fact as a label and a text. */
export function wholeFact({ label, value, ending }: KeyFact): { label: string; value: string } {
	return { label, value: [value, ending?.text].filter(Boolean).join(', ') };
}
