import type { Vehicle } from '../record/vehicle.ts';

/** The fields of a vehicle that its title is made of. */
export type TitledVehicle = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>;

/** The name of a vehicle without its variant: '2025 Toyota HiLux'. */
export function shortTitle({ year, make, model }: TitledVehicle): string {
	return words([year, make, model]);
}

/** The full name of a vehicle: '2025 Toyota HiLux SR5'. The series is not part of it. */
export function fullTitle(vehicle: TitledVehicle): string {
	return words([shortTitle(vehicle), vehicle.badge]);
}

/** The variant line under a title: badge, series and colour, whichever are known (CARD-004). */
export function variantLine(vehicle: TitledVehicle & { colour: string | null }): string {
	return [vehicle.badge, vehicle.series, vehicle.colour].filter(Boolean).join(', ');
}

function words(parts: readonly (string | number | null)[]): string {
	return parts.filter((part) => part !== null && part !== '').join(' ');
}

/** Year, make and model; where make or model is missing, the feed's own title. */
export function titleOf(
	vehicle: TitledVehicle & { name: string | null; carsales_title: string | null },
): string {
	const isNamed = vehicle.make !== '' && vehicle.model !== '';
	return isNamed ? shortTitle(vehicle) : (vehicle.carsales_title ?? vehicle.name ?? shortTitle(vehicle));
}
