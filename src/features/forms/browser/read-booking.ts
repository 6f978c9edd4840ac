import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import { bookedVehicleProblems } from '../../../domain/vehicle/booked-vehicle.ts';
import { textOf } from './field-text.ts';

/** Problems of the vehicle of a service booking; none for other forms. */
export function bookingProblems(form: HTMLFormElement, now: Date): LeadProblem[] {
	if (textOf(form, 'service_work') === undefined) return [];
	const [rego, make, model, year, kms] = ['Rego', 'Vehicle Make', 'Vehicle Model', 'year', 'kms'].map(
		(name) => textOf(form, name),
	);
	return bookedVehicleProblems({ rego, make, model, year, kms }, now.getFullYear());
}

/** Fields of a service booking for the lead API; empty for other forms. */
export function bookingFields(text: (name: string) => string | null): Record<string, unknown> {
	const service_work = text('service_work');
	if (!service_work) return {};
	const [year, kms] = ['year', 'kms'].map((name) => text(name)?.replace(/\D/g, ''));
	return {
		service_work,
		service_date: text('service_date'),
		'Vehicle Make': text('Vehicle Make'),
		'Vehicle Model': text('Vehicle Model'),
		...(year && { year: Number(year) }),
		...(kms && { kms: Number(kms) }),
	};
}
