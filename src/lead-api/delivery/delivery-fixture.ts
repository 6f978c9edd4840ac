import { type EnquiryInput, EnquirySchema } from '../../api/enquiries.ts';
import { type LeadInput, LeadSchema } from '../../api/leads.ts';
import type { OutboxEntry, StoredEnquiry, StoredVehicleLead } from '../store/lead-record.ts';
import { COAST } from './site-fixture.ts';

/** For tests: what somebody sent, and the message that carries it. */

const record = {
	id: 'lead_00000000000000000000000000000001',
	dealer: 'coast-motors',
	submission_id: 'submission-1',
	received_at: '2026-11-20T05:04:09.120Z',
	dealership_slug: 'geelong',
	status: 'verified' as const,
	held_because: null,
	steps: [],
};

/** A lead about the HiLux. */
export function vehicleLead(over: Partial<LeadInput> = {}): StoredVehicleLead {
	const sent = {
		submission_id: record.submission_id,
		name: 'Kim Nguyen',
		email: 'kim@example.com',
		phone: '0412 345 678',
		category: 'Vehicle Enquiry',
		car_id: '4711',
		opt_in: true,
		url: 'https://www.coastmotors.example/cars/2024-toyota-hilux-sr5-c4711?gclid=1',
		...over,
	};
	const fields = LeadSchema.parse(sent);
	const { category, subcategory, consent_text, url } = fields;
	return {
		...record,
		kind: 'lead',
		fields,
		category,
		subcategory,
		consent_text,
		url,
		body: JSON.stringify(sent),
	};
}

/** A question about no vehicle. */
export function enquiry(over: Partial<EnquiryInput> = {}): StoredEnquiry {
	const sent = {
		name: 'Kim Nguyen',
		email: 'kim@example.com',
		phone: '0412 345 678',
		category: 'General Enquiry',
		message: 'When do you open?',
		...over,
	};
	const fields = EnquirySchema.parse(sent);
	const { category, subcategory, consent_text, url } = fields;
	return {
		...record,
		kind: 'enquiry',
		fields,
		category,
		subcategory,
		consent_text,
		url,
		body: JSON.stringify(sent),
	};
}

/** The first attempt to deliver a lead by e-mail. */
export function outboxEntry(over: Partial<OutboxEntry> = {}): OutboxEntry {
	return {
		id: 'entry_1',
		lead_id: record.id,
		channel: 'email',
		target: COAST.email,
		message_id: 'entry_1@leads.forecourt.example',
		attempts: 1,
		next_at: record.received_at,
		state: 'waiting',
		last_error: null,
		...over,
	};
}
