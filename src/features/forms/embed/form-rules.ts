import type { Timetable } from '../../../domain/hours/timetable.ts';
import type { LeadRules } from '../../../domain/lead/lead-problems.ts';
import type { CarType } from '../../../domain/vehicle/attributes/car-type.ts';

/** Rules that a form's script needs in addition to its fields. */
export interface FormRules extends LeadRules {
	captcha: boolean;
	/** Whether a long form has a review step before sending. */
	has_review: boolean;
	/** Whether a service booking goes to the dealership of the chosen location (ENQUIRY-011). */
	dealership_from_service_location: boolean;
	/** Vehicle for the analytics event; null for a form without a vehicle. */
	vehicle: { tag: string | null; car_type: CarType } | null;
	/** Timetables by dealership slug for booking visits; empty where none is booked, or the page contains them elsewhere. */
	timetables: Record<string, Timetable>;
}

/** Default rules, left out of pages: most forms differ in one or two. */
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
