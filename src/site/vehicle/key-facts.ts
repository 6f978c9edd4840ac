import type { VehicleData } from '../../contracts/page/vehicle.ts';
import type { Vehicle } from '../../contracts/vehicle.ts';
import { bodyTypeOf } from '../../domain/body-types.ts';
import type { FactIcon } from '../../domain/card-facts.ts';
import { daysBetween, formatDate, type LocalDate } from '../../domain/local-date.ts';
import { withUnit } from '../../domain/measures.ts';

type KeyFact = VehicleData['keyFacts'][number];

const FEET_PER_METRE = 3.28084;

/** The key-information grid of a vehicle (VDP-040, resolution 61); what is unknown is left out. */
export function keyFacts(vehicle: Vehicle, today: LocalDate): KeyFact[] {
	const fact = (icon: FactIcon, label: string, value: string | null | undefined): KeyFact[] =>
		value ? [{ icon, label, value }] : [];
	const { specifications, variant } = vehicle;
	const papers = [
		...fact('drop', 'Colour', vehicle.colour),
		...fact('label', 'Stock no.', vehicle.stocknum),
		...fact('doc', 'VIN', vehicle.vin),
		...fact('doc', 'Registration', registrationText(vehicle, today)),
	];
	if (vehicle.item_type === 'caravan') {
		const { body_length, tare_weight, aggregate_trailer_mass, sleeps, axle_type, body_width } =
			specifications;
		return [
			...fact('cal', 'Built', vehicle.build_date ?? yearText(vehicle.year)),
			...fact(
				'ruler',
				'Body length',
				body_length === null
					? null
					: `${withUnit(body_length, 'ft')} (${withUnit(body_length / FEET_PER_METRE, 'm')})`,
			),
			...fact('ruler', 'Body width', body_width),
			...fact('bed', 'Sleeps', sleeps === null ? null : String(sleeps)),
			...fact('weight', 'Tare weight', measured(tare_weight, 'kg')),
			...fact('weight', 'ATM', measured(aggregate_trailer_mass, 'kg')),
			...fact('caravan', 'Axles', axle_type),
			...papers,
		];
	}
	return [
		...fact('gauge', 'Odometer', measured(vehicle.km, 'km')),
		...fact('gear', 'Transmission', gears(vehicle)),
		...fact('fuel', 'Fuel', fuelText(vehicle)),
		...fact('drive', 'Drive', vehicle.drive),
		...fact('engine', 'Engine', vehicle.engine_size ?? measured(variant.enginesize_litres, 'L')),
		...fact(
			bodyIcon(vehicle),
			'Body',
			vehicle.simple_body && (bodyTypeOf(vehicle.simple_body)?.label ?? vehicle.simple_body),
		),
		...fact('seat', 'Seats', vehicle.seats === null ? null : String(vehicle.seats)),
		...fact('door', 'Doors', vehicle.doors === null ? null : String(vehicle.doors)),
		...papers,
	];
}

/** The drawing of a vehicle's shape: the icon set has a few, and those of one family share one. */
export function bodyIcon({ item_type, simple_body }: Pick<Vehicle, 'item_type' | 'simple_body'>): FactIcon {
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

/** A number with its unit; null for none. */
export function measured(value: number | null, unit: string): string | null {
	return value === null ? null : withUnit(value, unit);
}

function yearText(year: number | null): string | null {
	return year === null ? null : String(year);
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

/** The plate and, while it runs, how long (VDP-061, resolution 68: today no longer counts). */
function registrationText({ regplate, rego_expiry }: Vehicle, today: LocalDate): string | null {
	const expires =
		rego_expiry !== null && daysBetween(today, rego_expiry) > 0
			? `Expires on ${formatDate(rego_expiry)}`
			: null;
	return [regplate, expires].filter(Boolean).join(', ') || null;
}
