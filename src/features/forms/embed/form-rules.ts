import type { Timetable } from '../../../domain/hours/timetable.ts';
import type { LeadRules } from '../../../domain/lead/lead-problems.ts';
import type { CarType } from '../../../domain/vehicle/car-type.ts';

/** What the script of a form must know beyond what the form says. */
export interface FormRules extends LeadRules {
	captcha: boolean;
	/** Whether the answers are shown once more before a long form is sent. */
	has_review: boolean;
	/** Whether a service booking goes to the dealership of the chosen location (ENQUIRY-011). */
	dealership_from_service_location: boolean;
	/** What the form is about decides its event; null for a form without a vehicle. */
	vehicle: { tag: string | null; car_type: CarType } | null;
	/** Hours of the dealerships one can visit, by their slugs; empty where no visit is booked, or where the page says them elsewhere. */
	timetables: Record<string, Timetable>;
}

/** What holds where a page says nothing else: most forms differ in one or two of these, and pages are lighter without the rest. */
export const USUAL_RULES: FormRules = {
	kind: 'leads',
	message_optional: false,
	optional_contact: 'none',
	captcha: true,
	has_review: false,
	dealership_from_service_location: false,
	vehicle: null,
	timetables: {},
};
