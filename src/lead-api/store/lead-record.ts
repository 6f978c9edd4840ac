import type { Enquiry } from '../../api/enquiries.ts';
import type { Lead } from '../../api/leads.ts';

/**
 * Whether a lead may be delivered. `unverified`: sent without JavaScript, its question not answered yet (resolution 112);
 * `quarantined`: over a limit, or with a bad proof; it is held until the dealer or the operator releases it.
 */
export type LeadStatus = 'verified' | 'unverified' | 'quarantined';

interface LeadRecord {
	/** `lead_` and 32 hexadecimal digits, twenty of them random (`newId`): knowing it is a proof of having sent it. */
	id: string;
	/** The dealer's slug. */
	dealer: string;
	submission_id: string;
	/** ISO 8601, UTC, milliseconds. */
	received_at: string;
	/** As the dealer files it: careers are already converted (ENQUIRY-013). */
	category: string;
	subcategory: string | null;
	dealership_slug: string | null;
	status: LeadStatus;
	/** Why it needs a check, for the dealer: it is in quarantine for it, or is delivered with this note. Null for neither. */
	held_because: string | null;
	/** The JSON of the latest step as it was sent, without the proof of work. */
	body: string;
	/** The words beside what was ticked, as they were shown. */
	consent_text: string | null;
	/** The page it was sent from. */
	url: string | null;
	/** Bodies of the steps before the latest, the first one first. */
	steps: readonly string[];
}

export interface StoredEnquiry extends LeadRecord {
	kind: 'enquiry';
	/** What the form says. */
	fields: Enquiry;
}

export interface StoredVehicleLead extends LeadRecord {
	kind: 'lead';
	/** What all steps together say; a later step's answer replaces an earlier one's. */
	fields: Lead;
}

/** What somebody sent, as it is kept. */
export type StoredLead = StoredEnquiry | StoredVehicleLead;

/** Whether the last step of a lead in several is missing. */
export function isUnfinished(fields: StoredLead['fields']): boolean {
	return 'isLastStep' in fields && !fields.isLastStep;
}

/** One message that has to reach one receiver, written together with its lead. */
export interface OutboxEntry {
	id: string;
	lead_id: string;
	/** `notice` tells the dealer by mail that leads are held, `receipt` confirms a lead to the shopper by mail. */
	channel: 'email' | 'webhook' | 'notice' | 'receipt';
	/** The address or the URL. */
	target: string;
	/** Fixed when it is written, so that a receiver can tell a repeated delivery: a Message-ID without angle brackets. */
	message_id: string;
	/** How often delivery was begun, this time included. */
	attempts: number;
	/** ISO 8601, UTC: when it is due, or when its lease ends. */
	next_at: string;
	/** `held` until its lead is verified; `parked` after too many or a final failure, until somebody replays it. */
	state: 'held' | 'waiting' | 'delivered' | 'parked';
	last_error: string | null;
}
