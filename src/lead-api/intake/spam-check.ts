import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { fieldRefusal } from '../answers/refusal.ts';
import { type Proof, verifyProof } from '../captcha/challenge.ts';
import type { Sender } from '../limits/count-lead.ts';
import { describeError, type Log } from '../log.ts';
import type { LeadStatus } from '../store/leads/lead-record.ts';

/** Result of the spam check. */
export interface SpamCheck {
	status: LeadStatus;
	/** Reason for quarantine, or note delivered with the lead; null for neither. */
	quarantine_reason: string | null;
	proof: Proof | null;
	/** Kind of sender for limits. */
	sender: Sender;
}

const NO_PROOF = {
	field: 'captcha',
	message: 'Please wait until the spam check is done, then send the form again.',
};

const FILLED_HONEYPOT =
	'a field that the page hides from people was filled in; programs do that, and so do some password managers';
const BAD_PROOF = 'its spam check failed or was too old';
const UNCHECKED = 'its spam check could not be carried out';

interface CheckSettings {
	site: ApiSite;
	isForm: boolean;
	secret: string;
	log: Log;
}

/**
 * Checks whether a person sent a form. A script without a proof of work is refused, an invalid proof means quarantine, a form without
 * JavaScript waits for an answer (resolution 112). Password managers fill in honeypots too: with a valid proof a filled honeypot is a note
 * to the dealer, without one it means quarantine. A fault of the check itself means quarantine too, and is logged: the lead is not lost.
 * Throws a Refusal.
 */
export async function checkSender(
	{ captcha, company_website }: Pick<Enquiry | Lead, 'captcha' | 'company_website'>,
	settings: CheckSettings,
): Promise<SpamCheck> {
	const { site, isForm } = settings;
	const note = company_website ? FILLED_HONEYPOT : null;
	if (!site.forms.captcha)
		return {
			status: note ? 'quarantined' : 'verified',
			quarantine_reason: note,
			proof: null,
			sender: note ? 'unproved' : 'unasked',
		};
	if (!captcha) {
		if (!isForm) throw fieldRefusal([NO_PROOF]);
		return { status: 'unverified', quarantine_reason: note, proof: null, sender: 'unproved' };
	}
	const proof = await proofIn(captcha, settings);
	if (typeof proof === 'object')
		return { status: 'verified', quarantine_reason: note, proof, sender: 'proved' };
	return { status: 'quarantined', quarantine_reason: proof, proof: null, sender: 'unproved' };
}

/** The proof in a payload, or the reason why there is none. */
async function proofIn(captcha: string, { site, secret, log }: CheckSettings): Promise<Proof | string> {
	try {
		return (await verifyProof(captcha, site.slug, secret)) ?? BAD_PROOF;
	} catch (error) {
		log({
			level: 'error',
			message: 'a spam check could not be carried out',
			dealer: site.slug,
			reason: describeError(error),
		});
		return UNCHECKED;
	}
}
