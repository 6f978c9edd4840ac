import type { Lead } from '../../api/leads/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { visitProblem } from '../../domain/hours/appointments.ts';
import { closedOnHolidays } from '../../domain/hours/national-holidays.ts';
import { type Timetable, timetableOf } from '../../domain/hours/timetable.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { answerProblems } from './application.ts';
import { fieldProblems, unknownNames } from './check-fields.ts';
import { sellingProblems } from './check-locations.ts';
import { purchaseProblems } from './check-purchase.ts';
import { visitedLocation } from './known-locations.ts';

/** Problems of a lead: of all fields on the last step, else only of those sent so far. */
export function vehicleLeadProblems(fields: Lead, site: ApiSite, now: Date): FieldProblem[] {
	const { category, test_drive_date, inspection_date, handover_date, location_id, dealership_slug } = fields;
	const schedule = visitedLocation(site, location_id, dealership_slug)?.schedule ?? null;
	const hours = schedule && timetableOf(schedule);
	const inspections = schedule && hours && closedOnHolidays(hours, localTime(now, schedule.time_zone).date);
	const visit = (field: string, at: string | null, timetable: Timetable | null): FieldProblem[] => {
		const message = at === null ? null : visitProblem(timetable, at, now);
		return message === null ? [] : [{ field, message }];
	};
	return [
		...visit('test_drive_date', test_drive_date, hours),
		...visit('inspection_date', inspection_date, inspections),
		...visit('handover_date', handover_date, hours),
		...sellingProblems(fields, site),
		...purchaseProblems(fields, site),
		...(fields.isLastStep ? fieldProblems('leads', fields, site) : unknownNames(fields, site)),
		...(fields.isLastStep || category !== ''
			? []
			: [{ field: 'category', message: 'Please choose a category.' }]),
		...answerProblems(fields, site, now),
	];
}
