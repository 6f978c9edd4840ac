import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { visitProblem } from '../../domain/hours/appointments.ts';
import { timetableOf } from '../../domain/hours/timetable.ts';
import { bookedVehicleProblems } from '../../domain/vehicle/state/booked-vehicle.ts';
import { locationOf, visitedLocation } from './known-locations.ts';

/** Problems of the fields that only service bookings have: drop-off time and vehicle. */
export function bookingProblems(fields: Enquiry, site: ApiSite, now: Date): FieldProblem[] {
	const { service_date, service_work } = fields;
	const workshop = workshopOf(fields, site);
	const problem =
		service_date === null
			? null
			: visitProblem(workshop && timetableOf(workshop.schedule), service_date, now);
	return [
		...(problem === null ? [] : [{ field: 'service_date', message: problem }]),
		// Only the service form requires a vehicle; the contact page can send the same category without one.
		...(service_work === null
			? []
			: bookedVehicleProblems(
					{
						rego: fields.Rego ?? '',
						make: fields['Vehicle Make'] ?? '',
						model: fields['Vehicle Model'] ?? '',
					},
					now.getUTCFullYear(),
				)),
	];
}

function workshopOf({ location, dealership_slug }: Enquiry, site: ApiSite) {
	const chosen = locationOf(site, location);
	if (chosen) return chosen;
	const workshop = site.locations.find(
		(one) =>
			one.location_type === 'service' &&
			(dealership_slug === null || one.dealership_slug === dealership_slug),
	);
	return workshop ?? visitedLocation(site, null, dealership_slug);
}
