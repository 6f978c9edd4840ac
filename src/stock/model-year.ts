import type { ParsedVehicle } from '../domain/vehicle/record/vehicle.ts';
import { type FieldFinding, finding } from './findings.ts';

/** Makers announce models up to two years ahead. */
const YEARS_AHEAD = 2;

/** The latest model year a vehicle can have at a moment. */
export function latestYear(now: Date): number {
	return now.getUTCFullYear() + YEARS_AHEAD;
}

/** A vehicle without a model year that cannot be: 2060 is a mistake, and no page may print it. `note` hears of it. */
export function withPossibleYear(
	vehicle: ParsedVehicle,
	latest: number,
	note: (found: FieldFinding) => void,
): ParsedVehicle {
	if (vehicle.year === null || vehicle.year <= latest) return vehicle;
	note(finding('year', `a year up to ${latest}`, String(vehicle.year)));
	return { ...vehicle, year: null };
}
