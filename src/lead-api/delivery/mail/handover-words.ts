import { readableMoment } from '../../../domain/time/readable-moment.ts';
import type { StoredVehicleLead } from '../../store/leads/lead-record.ts';

/**
 * How a vehicle that is bought online is handed over, and what is bought with it (RESERVE-003):
 * 'Delivery, Fri 27 Nov 2026, 10:30am (requested), 18 Kintail Road'.
 */
export function handoverFacts({
	handover,
	handover_date,
	delivery_address,
	extras,
}: StoredVehicleLead['fields']): Record<'Handover' | 'Extras', string | null> {
	const when = handover_date && `${readableMoment(handover_date)} (requested)`;
	const where = handover === 'Delivery' ? delivery_address : null;
	return {
		Handover: handover === undefined ? null : [handover, when, where].filter(Boolean).join(', '),
		Extras: extras?.join(', ') ?? null,
	};
}
