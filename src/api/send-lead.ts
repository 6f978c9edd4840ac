import type { LeadKind } from '../domain/lead/lead-form.ts';
import { leadReference } from '../domain/lead/lead-reference.ts';
import { type CallOutcome, call } from './call.ts';
import type { EnquiryInput } from './enquiries.ts';
import { LeadAnswerSchema, SUCCESS_PAGE } from './lead-answer.ts';
import { type LeadTarget, leadAddress } from './lead-target.ts';
import type { LeadInput } from './leads.ts';
import type { FieldProblem } from './problem.ts';
import { received } from './received.ts';

/** What a form sends to each of the two endpoints. */
export interface LeadInputs {
	enquiries: EnquiryInput;
	leads: LeadInput;
}

/** What became of a lead that was sent. */
export type LeadOutcome =
	/** Kept and on its way to the dealer. `reference` is what shopper and dealer call it by: 'A1B2-C3D4'. */
	| { status: 'received'; lead_id: string; reference: string; success_page: string }
	/** Kept, and held until the dealer has checked it: its page promises no reply. */
	| { status: 'held'; lead_id: string; success_page: string }
	/** The time of the test drive was asked for by other shoppers meanwhile; the free times have to be loaded again. */
	| { status: 'taken'; problems: readonly FieldProblem[] }
	/** Fields have to be mended; with none the form cannot be sent at all, and `message` says why. */
	| { status: 'invalid'; message: string; problems: readonly FieldProblem[] }
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
	const { error, problems } = outcome.problem;
	return problems.some(({ reason }) => reason === 'taken')
		? { status: 'taken', problems }
		: { status: 'invalid', message: error, problems };
}

/** A page of this site; an answer that names another site leads nowhere else. */
function ownPage(path: string): string {
	return /^\/(?![/\\])/.test(path) ? path : SUCCESS_PAGE;
}
