import type { Enquiry } from '../../../api/leads/enquiries.ts';
import type { Lead } from '../../../api/leads/leads.ts';

/**
 * Delivery status of a lead. `unverified`: sent without JavaScript, its question is not answered yet (resolution 112); `quarantined`: over
 * a limit or with an invalid proof, held until the dealer or the operator releases it.
 */
export type LeadStatus = 'verified' | 'unverified' | 'quarantined';

interface LeadRecord {
	/** `lead_` and 32 hexadecimal digits, twenty of them random (`newId`), so that ids cannot be guessed. */
	id: string;
	/** The dealer's slug. */
	dealer: string;
	submission_id: string;
	/** ISO 8601, UTC, milliseconds. */
	received_at: string;
	/** As stored: careers are already converted (ENQUIRY-013). */
	category: string;
	subcategory: string | null;
	dealership_slug: string | null;
	status: LeadStatus;
	/** Quarantine reason, or note delivered to the dealer; null for neither. */
	quarantine_reason: string | null;
	/** The JSON of the latest step as it was sent, without the proof of work. */
	body: string;
	/** Texts of the ticked consents, as they were shown. */
	consent_text: string | null;
	/** The page it was sent from. */
	url: string | null;
	/** Bodies of the steps before the latest, the first one first. */
	steps: readonly string[];
}

/** An enquiry as it is stored. */
export interface StoredEnquiry extends LeadRecord {
	kind: 'enquiry';
	/** Fields of the form. */
	fields: Enquiry;
}

/** A lead about a vehicle or a visit as it is stored. */
export interface StoredVehicleLead extends LeadRecord {
	kind: 'lead';
	/** Fields of all steps; those of later steps replace earlier ones. */
	fields: Lead;
}

/** A lead as it is stored. */
export type StoredLead = StoredEnquiry | StoredVehicleLead;

/** Whether the last step of a lead in several is missing. */
export function isUnfinished(fields: StoredLead['fields']): boolean {
	return 'isLastStep' in fields && !fields.isLastStep;
}

/** A message to one receiver, stored together with its lead. */
export interface OutboxEntry {
	id: string;
	lead_id: string;
	/**
	 * `notice`: mail to the dealer about held leads; `receipt`: confirmation mail to the shopper; `private_link`: a new link to the private
	 * answers, for the dealer.
	 */
	channel: 'email' | 'webhook' | 'notice' | 'receipt' | 'private_link';
	/** Email address or URL; empty for the dealer's own address. */
	target: string;
	/** Message-ID without angle brackets; fixed when stored, so that receivers recognise repeated deliveries. */
	message_id: string;
	/** Number of attempts, including the current one. */
	attempts: number;
	/** ISO 8601, UTC: when it is due, or when its lease ends. */
	next_at: string;
	/** `held` until its lead is verified; `parked` after a permanent failure or too many attempts, until an operator replays it. */
	state: 'held' | 'waiting' | 'delivered' | 'parked';
	last_error: string | null;
}
