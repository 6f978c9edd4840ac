import { raiseEvent } from '../../../../browser/analytics/track-event.ts';
import { GENERAL_ENQUIRY, generalEvent } from '../../../../domain/lead/lead-category.ts';
import { leadEvent } from '../../../../domain/lead/lead-event.ts';
import type { FormRules } from '../../embed/form-rules.ts';

/**
 * Raises the analytics event of a sent form (ANALYTICS-002, 003, 005, 009, 012 to 014). A test drive without a vehicle counts as new.
 *
 * @param category the visitor's choice, before careers are filed as general enquiries (resolution 184)
 * @param car_id the vehicle, which finance and trade-in pages take from their address; empty for none
 */
export function raiseLeadEvent(
	category: string,
	{ vehicle }: Pick<FormRules, 'vehicle'>,
	car_id: string,
): void {
	const details = car_id ? { car_id } : {};
	const isTestDrive = category === 'Test Drive';
	if (vehicle || isTestDrive) {
		const form = isTestDrive ? 'test_drive' : 'enquiry';
		const about = vehicle ?? { tag: null, car_type: 'new' as const };
		raiseEvent({ event_id: leadEvent(form, about), name: form, details });
		return;
	}
	const event_id = generalEvent(category);
	const name = event_id === generalEvent(GENERAL_ENQUIRY) ? 'general_enquiry' : 'careers_enquiry';
	raiseEvent({ event_id, name, details });
}
