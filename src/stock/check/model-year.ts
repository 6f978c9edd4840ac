import type { ParsedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import { type FieldFinding, finding } from './findings.ts';

/** Makers announce models up to two years ahead. */
const YEARS_AHEAD = 2;

/** The latest possible model year at a given time. */
export function latestYear(now: Date): number {
	return now.getUTCFullYear() + YEARS_AHEAD;
}

/** Drops an impossible model year such as 2060, and calls `note` with the finding. */
export function withPossibleYear(
	vehicle: ParsedVehicle,
	latest: number,
	note: (found: FieldFinding) => void,
): ParsedVehicle {
	if (vehicle.year === null || vehicle.year <= latest) return vehicle;
	note(finding('year', `a year up to ${latest}`, String(vehicle.year)));
	return { ...vehicle, year: null };
}
