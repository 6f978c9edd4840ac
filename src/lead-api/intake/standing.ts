import type { ApiSite } from '../../contracts/api-site.ts';
import type { Enquiry, Lead } from '../../contracts/lead.ts';
import { fieldRefusal } from '../answers/refusal.ts';
import { type Proof, verifyProof } from '../captcha/challenge.ts';
import type { LeadStatus } from '../store/lead-record.ts';

/** How far what was sent is believed to come from a person. */
export interface Standing {
	status: LeadStatus;
	/** Why it goes into quarantine; null otherwise. */
	held_because: string | null;
	proof: Proof | null;
}

const NO_PROOF = {
	field: 'captcha',
	message: 'Please wait until the check that you are a person is done, then send it again.',
};

/**
 * Judges the sender of a form: a filled trap and a bad proof put it in quarantine, a form without JavaScript waits for an answer, a
 * script without proof is refused (resolution 112). Throws a Refusal.
 */
export async function standingOf(
	{ captcha, company_website }: Pick<Enquiry | Lead, 'captcha' | 'company_website'>,
	{ site, isForm, secret }: { site: ApiSite; isForm: boolean; secret: string },
): Promise<Standing> {
	const held = (because: string): Standing => ({
		status: 'quarantined',
		held_because: because,
		proof: null,
	});
	const proof = captcha ? await verifyProof(captcha, site.slug, secret) : null;
	if (site.forms.captcha && !captcha && !isForm) throw fieldRefusal([NO_PROOF]);
	if (company_website) return held('the field nobody sees was filled in');
	if (!site.forms.captcha || proof) return { status: 'verified', held_because: null, proof };
	if (captcha) return held('the proof of work is wrong or too old');
	return { status: 'unverified', held_because: null, proof: null };
}
