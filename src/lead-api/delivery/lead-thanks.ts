import type { ApiSite } from '../../api/site/site-file.ts';
import { APPLICATION_THANKS, type ThanksText, thanksText } from '../../domain/lead/thanks-text.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import { tradeInWords } from './receipt/trade-in-receipt.ts';

/** Whether a lead is a finance application, and not only an enquiry about finance. */
export function isApplication(lead: StoredLead): boolean {
	return lead.kind === 'lead' && lead.fields.application !== undefined;
}

/** The confirmation of a lead: title and next step; null for the general one. */
export function leadThanks(lead: StoredLead, site: ApiSite): ThanksText | null {
	const words = tradeInWords(lead, site) ?? thanksText(lead.category);
	return words && isApplication(lead) ? { ...words, title: APPLICATION_THANKS } : words;
}
