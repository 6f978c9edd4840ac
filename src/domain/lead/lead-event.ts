import type { CarType } from '../vehicle/attributes/car-type.ts';

/** The two forms whose event depends on the vehicle. */
export type TrackedForm = 'enquiry' | 'test_drive';

/** The event numbers of those forms (ANALYTICS-002, ANALYTICS-003). */
export type LeadEventId = 14 | 15 | 17 | 48;

const TEST_DRIVE_ONLY = 'test drive only';

/**
 * The event of a form about a vehicle (ANALYTICS-012 to ANALYTICS-014, resolution 183): the tag decides for both forms, used vehicles
 * included, then the condition; demonstrators count as new.
 */
export function leadEvent(
	form: TrackedForm,
	{ tag, car_type }: { tag: string | null; car_type: CarType },
): LeadEventId {
	if (tag?.trim().toLowerCase() === TEST_DRIVE_ONLY) return 17;
	if (car_type === 'used') return form === 'enquiry' ? 15 : 48;
	return form === 'enquiry' ? 14 : 17;
}
