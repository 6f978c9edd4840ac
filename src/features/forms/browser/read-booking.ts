import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import { bookedVehicleProblems } from '../../../domain/vehicle/booked-vehicle.ts';
import { textOf } from './field-text.ts';

/** What must be mended in what a service booking says of the vehicle; nothing in any other form. */
export function bookingProblems(form: HTMLFormElement, now: Date): LeadProblem[] {
	if (textOf(form, 'service_work') === undefined) return [];
	const [rego, make, model, year, kms] = ['Rego', 'Vehicle Make', 'Vehicle Model', 'year', 'kms'].map(
		(name) => textOf(form, name),
	);
	return bookedVehicleProblems({ rego, make, model, year, kms }, now.getFullYear());
}

/** The fields of a service booking as the lead API takes them; none of them for any other form. */
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
