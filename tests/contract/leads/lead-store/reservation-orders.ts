import type { NewStep } from '../../../../src/lead-api/store/leads/new-lead.ts';
import type { NewReservation } from '../../../../src/lead-api/store/reservations/reservation-store.ts';
import { newLead, storedVehicleLead } from '../../../fixtures/leads/stored-lead.ts';
import { later } from './two-stores.ts';

let count = 0;

type Stored = ReturnType<typeof storedVehicleLead>;

/** A lead from the checkout of a dealer. */
export function order(dealer: string, change: Partial<Stored> = {}, fields: Partial<Stored['fields']> = {}) {
	count += 1;
	const id = `lead_reserve_${count}`;
	return newLead(
		storedVehicleLead(
			{ id, dealer, submission_id: `reserve-${count}`, category: 'Reservation', ...change },
			{ category: 'Reservation', car_id: '7', deposit: 200, email: `kim${count}@example.com`, ...fields },
		),
	);
}

/** The last step of a lead that was begun. */
export function lastStep({ lead }: ReturnType<typeof order>): NewStep {
	if (lead.kind !== 'lead') throw new Error('the checkout makes leads about vehicles');
	const after = { ...lead, fields: { ...lead.fields, isLastStep: true }, steps: [lead.body] };
	const submission_id = `${lead.submission_id}-last`;
	return { ...newLead(after, { submission_id, body_hash: submission_id }), after_steps: 1 };
}

export function reservation(dealer: string, change: Partial<NewReservation> = {}): NewReservation {
	count += 1;
	return {
		id: `res_${String(count).padStart(6, '0')}`,
		dealer,
		car_id: '7',
		price_cents: 4_599_000,
		deposit_cents: 20_000,
		hold_ends_at: later(31).toISOString(),
		hours: 48,
		provider: 'sandbox',
		...change,
	};
}

/** A dealer of its own for each test. */
export function reservingDealer(): string {
	count += 1;
	return `reserving-${count}`;
}
