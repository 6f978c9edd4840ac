import { raiseEvent } from '../../../browser/analytics/track-event.ts';
import { GENERAL_ENQUIRY, generalEvent } from '../../../domain/lead/lead-category.ts';
import { leadEvent } from '../../../domain/lead/lead-event.ts';
import type { FormRules } from '../embed/form-rules.ts';

/**
 * Tells that a form was sent (ANALYTICS-002, 003, 005, 009, 012 to 014). A test drive that names no vehicle counts with the new ones.
 *
 * @param category as the visitor chose it: careers are a kind of general enquiry only afterwards (resolution 184)
 * @param car_id the vehicle it is about, which finance and trade-in pages know by their address; empty for none
 */
export function tellLeadEvent(
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
