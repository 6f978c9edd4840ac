import { CHAT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { facts } from './fact-lines.ts';

const UNASKED: readonly string[] = ['Offer', CHAT_CATEGORY];

/** Consents given, with the wording shown to the shopper (resolution 114). */
export function consent({ fields, consent_text }: StoredLead): string[] {
	return facts({
		'May be contacted about this': isAskedToContact(fields) ? spoken(fields.opt_in) : null,
		'Wants offers and news': spoken(fields.opt_in_marketing),
		'Agreed to the terms': fields.terms_conditions ? 'yes' : null,
		// `consent_text` has one consent per line; each becomes a sentence.
		'Consent wording': consent_text?.split('\n').map(asSentence).join(' '),
	});
}

/**
 * Whether the form has asked for consent to be contacted: an application does so in its last step, and a bid (OFFERS-021), the checkout and
 * the chat, whose messages ask for an answer, not at all.
 */
function isAskedToContact(fields: StoredLead['fields']): boolean {
	const isApplication = 'application' in fields && fields.application !== undefined;
	const isCheckout = 'deposit' in fields && fields.deposit !== undefined;
	const isUnasked = isApplication || isCheckout || UNASKED.includes(fields.category);
	return fields.opt_in || !isUnasked;
}

function asSentence(words: string): string {
	return /[.!?]\s*$/.test(words) ? words.trim() : `${words.trim()}.`;
}

function spoken(answer: boolean): string {
	return answer ? 'yes' : 'no';
}
