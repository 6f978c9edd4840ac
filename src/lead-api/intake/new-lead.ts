import type { Enquiry } from '../../api/enquiries.ts';
import type { Lead } from '../../api/leads.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { filingOf } from '../../domain/lead/lead-category.ts';
import type { StoredEnquiry, StoredVehicleLead } from '../store/lead-record.ts';
import { newId } from '../store/new-id.ts';
import { keptFields } from './complete-fields.ts';
import type { Standing } from './standing.ts';
import type { Submission } from './submission.ts';

/** Everything a new lead is made of beside its fields. */
export interface Received {
	site: ApiSite;
	submission: Submission;
	standing: Pick<Standing, 'status' | 'held_because'>;
	now: Date;
}

/** A new enquiry, under an id of its own. */
export function newEnquiry(fields: Enquiry, received: Received): StoredEnquiry {
	return { ...record(fields, received), kind: 'enquiry', fields: keptFields(fields) };
}

/** A new lead about a vehicle, under an id of its own. */
export function newVehicleLead(fields: Lead, received: Received): StoredVehicleLead {
	return { ...record(fields, received), kind: 'lead', fields: keptFields(fields) };
}

function record(fields: Enquiry | Lead, { site, submission, standing, now }: Received) {
	const { dealership_slug, consent_text, url } = fields;
	const { submission_id, body } = submission;
	const { status, held_because } = standing;
	return {
		id: newId('lead', now),
		dealer: site.slug,
		submission_id,
		received_at: now.toISOString(),
		...filingOf(fields),
		dealership_slug,
		status,
		held_because,
		body,
		consent_text,
		url,
		steps: [],
	};
}
