import type { Enquiry } from '../../api/enquiries.ts';
import type { Lead } from '../../api/leads.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { fieldRefusal } from '../answers/refusal.ts';
import { type Proof, verifyProof } from '../captcha/challenge.ts';
import type { Sender } from '../limits/count-lead.ts';
import type { LeadStatus } from '../store/lead-record.ts';

/** How far what was sent is believed to come from a person. */
export interface Standing {
	status: LeadStatus;
	/** Why it is held, or the note it is delivered with; null for neither. */
	held_because: string | null;
	proof: Proof | null;
	/** What limits count it as. */
	sender: Sender;
}

const NO_PROOF = {
	field: 'captcha',
	message: 'Please wait until the check that you are a person is done, then send it again.',
};

const FILLED_HONEYPOT =
	'a field that the page hides from people was filled in; programs do that, and so do some password managers';
const BAD_PROOF = 'the check that a person sent it failed or was too old';

/**
 * Judges the sender of a form. A script without a proof of work is refused, a bad proof is held, a form without JavaScript waits for an
 * answer (resolution 112). A filled honeypot is a note to the dealer where a proof or an answer speaks for a person, since password
 * managers fill it in, too; without either it is held. Throws a Refusal.
 */
export async function standingOf(
	{ captcha, company_website }: Pick<Enquiry | Lead, 'captcha' | 'company_website'>,
	{ site, isForm, secret }: { site: ApiSite; isForm: boolean; secret: string },
): Promise<Standing> {
	const note = company_website ? FILLED_HONEYPOT : null;
	if (!site.forms.captcha)
		return {
			status: note ? 'quarantined' : 'verified',
			held_because: note,
			proof: null,
			sender: note ? 'unproved' : 'unasked',
		};
	if (!captcha) {
		if (!isForm) throw fieldRefusal([NO_PROOF]);
		return { status: 'unverified', held_because: note, proof: null, sender: 'unproved' };
	}
	const proof = await verifyProof(captcha, site.slug, secret);
	if (proof) return { status: 'verified', held_because: note, proof, sender: 'proved' };
	return { status: 'quarantined', held_because: BAD_PROOF, proof: null, sender: 'unproved' };
}
