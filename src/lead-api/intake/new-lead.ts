import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { filingOf } from '../../domain/lead/lead-category.ts';
import { newId } from '../store/database/new-id.ts';
import type { StoredEnquiry, StoredVehicleLead } from '../store/leads/lead-record.ts';
import { storedFields } from './complete-fields.ts';
import type { SpamCheck } from './spam-check.ts';
import type { Submission } from './submission.ts';

/** What a new lead is made of besides its fields. */
export interface Received {
	site: ApiSite;
	submission: Submission;
	check: Pick<SpamCheck, 'status' | 'quarantine_reason'>;
	now: Date;
}

/** A new enquiry, under an id of its own. */
export function newEnquiry(fields: Enquiry, received: Received): StoredEnquiry {
	return { ...record(fields, received), kind: 'enquiry', fields: storedFields(fields) };
}

/** A new lead about a vehicle, under an id of its own. */
export function newVehicleLead(fields: Lead, received: Received): StoredVehicleLead {
	return { ...record(fields, received), kind: 'lead', fields: storedFields(fields) };
}

function record(fields: Enquiry | Lead, { site, submission, check, now }: Received) {
	const { dealership_slug, consent_text, url } = fields;
	const { submission_id, body } = submission;
	const { status, quarantine_reason } = check;
	return {
		id: newId('lead', now),
		dealer: site.slug,
		submission_id,
		received_at: now.toISOString(),
		...filingOf(fields),
		dealership_slug,
		status,
		quarantine_reason,
		body,
		consent_text,
		url,
		steps: [],
	};
}
