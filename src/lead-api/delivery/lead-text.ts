import type { ApiSite } from '../../api/site-file.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';
import { application, privateAnswers, unfinished } from './application-sections.ts';
import { aboutVehicle, consent, contact, footer, ownVehicle, request } from './lead-sections.ts';
import { shopperName, vehicleOf } from './lead-subject.ts';
import { linesOf, oneLine, shortened } from './plain-text.ts';
import type { PrivatePart } from './private-part.ts';

/** Longest subject, characters; phones show about half of it. */
const SUBJECT_LENGTH = 120;

/** The mail to a salesperson, without its attachment. */
export interface LeadMail {
	subject: string;
	text: string;
}

/**
 * A lead as text, ordered for a salesperson who reads it on a phone and wants to call: contact details, request, message, vehicle, then
 * consent and source. Text typed by the sender is put on one line or quoted, so that it cannot inject mail headers or fake sections.
 *
 * @param part the private answers in this message, or the link to them
 */
export function leadMail(lead: StoredLead, site: ApiSite, part: PrivatePart = null): LeadMail {
	const sections = [
		unfinished(lead),
		contact(lead),
		request(lead, site),
		message(lead),
		aboutVehicle(lead, site),
		ownVehicle(lead),
		application(lead),
		privateAnswers(part, site),
		consent(lead),
		footer(lead, site),
	];
	const text = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
	return { subject: subject(lead, site), text: `${text.join('\n\n')}\n` };
}

function subject(lead: StoredLead, site: ApiSite): string {
	const about = vehicleOf(lead, site)?.title ?? lead.subcategory;
	// The trade-in is not the vehicle named here, which it helps to pay for.
	const link = lead.category === 'Trade In' ? ' towards ' : ': ';
	const what = [lead.category, about].filter(Boolean).join(link);
	const before = isUnfinished(lead.fields) ? 'Not finished: ' : '';
	return shortened(oneLine(`${before}${what} – ${shopperName(lead)}`), SUBJECT_LENGTH);
}

function message({ fields }: StoredLead): string[] {
	return fields.message ? ['Message:', ...linesOf(fields.message).map((line) => `> ${line}`.trimEnd())] : [];
}
