import { bodyDetail } from '../../../domain/vehicle/attributes/body-detail.ts';
import { trailerMass } from '../../../domain/vehicle/attributes/motorhome.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { conditionOf } from '../../../domain/vehicle/state/availability.ts';
import { locationName } from '../../../domain/vehicle/vehicle-location.ts';
import { litresText, measured } from '../embed/key-facts.ts';
import type { VehicleData } from '../page-data.ts';

type Row = [label: string, value: string | number | null];

/** Rows of the summary table (VDP-049, resolution 61). */
export function summaryRows(
	vehicle: Vehicle,
	dealership: string,
	overrideCity: string | null,
): VehicleData['summary'] {
	return filled([
		['Year', vehicle.year],
		['Make', vehicle.make],
		['Model', vehicle.model],
		['Badge', vehicle.badge],
		['Series', vehicle.series],
		['Condition', conditionOf(vehicle)],
		['Listed as', vehicle.carsales_title],
		['Dealership', dealership],
		['Located in', vehicle.private_suburb],
		['Location', locationName(vehicle) ?? overrideCity ?? vehicle.city],
	]);
}

/** All known specifications with units (VDP-039, VDP-050, resolution 61). */
export function specificationRows(vehicle: Vehicle): VehicleData['specifications'] {
	const { variant, specifications } = vehicle;
	const rows: Row[] = [
		['Stock number', vehicle.stocknum],
		['VIN', vehicle.vin],
		['Registration', vehicle.regplate],
		['Colour', vehicle.colour],
		['Interior colour', vehicle.interior_colour],
		['Build date', vehicle.build_date],
		['Compliance date', vehicle.compliance_date],
		['Body', bodyDetail(vehicle)],
		['Doors', vehicle.doors],
		['Seats', vehicle.seats],
		['Transmission', vehicle.trans ?? vehicle.simple_transmission],
		['Gears', vehicle.gearnum],
		['Gear type', variant.geartype],
		['Drive', vehicle.drive],
		['Fuel', vehicle.fuel ?? vehicle.simple_fuel],
		['Fuel consumption, combined', measured(variant.fuelconsumptioncombined, 'L/100\u00a0km')],
		['Fuel capacity', measured(variant.fuelcapacity, 'L')],
		['Cylinders', variant.cylinders],
		...engineRows(vehicle),
		['Induction', variant.induction],
		['Torque', variant.torque],
		[
			'ANCAP rating',
			variant.ancaprating === null
				? null
				: `${variant.ancaprating} ${variant.ancaprating === 1 ? 'star' : 'stars'}`,
		],
		['Gross vehicle mass', measured(variant.grossvehiclemass, 'kg')],
		['Length', measured(variant.vehiclelength, 'mm')],
		['Width', measured(variant.vehiclewidth, 'mm')],
		['Height', measured(variant.vehicleheight, 'mm')],
		['Body length', measured(specifications.body_length, 'ft')],
		['Body width', specifications.body_width],
		['Tare weight', measured(specifications.tare_weight, 'kg')],
		['Aggregate trailer mass', measured(trailerMass(vehicle), 'kg')],
		['Axles', specifications.axle_type],
		['Sleeps', specifications.sleeps],
	];
	return filled(rows);
}

/** The size of the engine in cubic centimetres, or as the feed has it; and in litres, where that is another figure (VDP-017). */
function engineRows({ engine_size, variant }: Vehicle): Row[] {
	const capacity = measured(variant.enginesize, 'cc');
	const litres = litresText(variant.enginesize_litres);
	return [
		['Engine size', capacity ?? engine_size ?? litres],
		['Engine size in litres', capacity === null ? null : litres],
	];
}

/** Rows with a value (VDP-039). */
function filled(rows: readonly Row[]): { label: string; value: string }[] {
	return rows.flatMap(([label, value]) =>
		value === null || value === '' ? [] : [{ label, value: String(value) }],
	);
}
