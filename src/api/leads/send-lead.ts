import type { LeadKind } from '../../domain/lead/lead-form.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { SUCCESS_PATH } from '../../paths/paths.ts';
import { type CallOutcome, call } from '../call.ts';
import type { FieldProblem, Remedy } from '../problem.ts';
import type { EnquiryInput } from './enquiries.ts';
import { LeadAnswerSchema } from './lead-answer.ts';
import { type LeadTarget, leadAddress } from './lead-target.ts';
import type { LeadInput } from './leads.ts';
import { received } from './received.ts';

/** The input of each of the two lead endpoints. */
export interface LeadInputs {
	enquiries: EnquiryInput;
	leads: LeadInput;
}

/** The outcome of sending a lead. */
export type LeadOutcome =
	/** Stored, and being delivered to the dealer. `reference` is for calls between shopper and dealer: 'A1B2-C3D4'. */
	| { status: 'received'; lead_id: string; reference: string; success_page: string }
	/** Stored, and quarantined until the dealer has checked it: its page promises no reply. */
	| { status: 'held'; lead_id: string; success_page: string }
	/** The time of the test drive has been booked meanwhile; the form loads the free times again. */
	| { status: 'taken'; problems: readonly FieldProblem[] }
	/** Fields are invalid; without any, the form cannot be sent at all, for the reason in `message`. */
	| {
			status: 'invalid';
			message: string;
			problems: readonly FieldProblem[];
			sign_in?: string | undefined;
			remedy?: Remedy | undefined;
	  }
	| Exclude<CallOutcome<never>, { status: 'answered' | 'refused' }>;

/**
 * Sends a form to the lead API (LEADAPI-002, ENQUIRY-021, resolutions 101 and 102). Sending the same input again under the same
 * `submission_id` makes no second lead. Never throws.
 */
export async function sendLead<Kind extends LeadKind>(
	input: LeadInputs[Kind],
	target: LeadTarget & { kind: Kind },
): Promise<LeadOutcome> {
	return leadOutcome(await call(leadAddress(target), LeadAnswerSchema, { body: input }));
}

function leadOutcome(outcome: CallOutcome<{ lead_id: string; success_page: string }>): LeadOutcome {
	if (outcome.status === 'answered') {
		const { lead_id } = outcome.data;
		const success_page = ownPage(outcome.data.success_page);
		return success_page.endsWith(received.path)
			? { status: 'held', lead_id, success_page }
			: { status: 'received', lead_id, reference: leadReference(lead_id), success_page };
	}
	if (outcome.status !== 'refused') return outcome;
	const { error, problems, sign_in, remedy } = outcome.problem;
	return problems.some(({ reason }) => reason === 'taken')
		? { status: 'taken', problems }
		: { status: 'invalid', message: error, problems, sign_in, remedy };
}

/** The path on this site; the host of an address in a response is ignored. */
function ownPage(path: string): string {
	return /^\/(?![/\\])/.test(path) ? path : SUCCESS_PATH;
}
