import type { LeadProblem } from '../../../../domain/lead/lead-problems.ts';
import { bookedVehicleProblems } from '../../../../domain/vehicle/state/booked-vehicle.ts';
import { textOf } from './field-text.ts';

/** Problems of the vehicle of a service booking; none for other forms. */
export function bookingProblems(form: HTMLFormElement, now: Date): LeadProblem[] {
	if (textOf(form, 'service_work') === undefined) return [];
	const [rego, make, model, year, kms] = ['Rego', 'Vehicle Make', 'Vehicle Model', 'year', 'kms'].map(
		(name) => textOf(form, name),
	);
	return bookedVehicleProblems({ rego, make, model, year, kms }, now.getFullYear());
}
