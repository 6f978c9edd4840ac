import type { ApiSite } from '../../api/site-file.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';
import { application, privateAnswers, unfinished } from './application-sections.ts';
import { aboutVehicle, consent, contact, footer, ownVehicle, request } from './lead-sections.ts';
import { shopperName, vehicleOf } from './lead-subject.ts';
import { linesOf, oneLine, shortened } from './plain-text.ts';
import type { PrivatePart } from './private-part.ts';

/** Characters of a subject; a phone's list of mails shows about half of it. */
const SUBJECT_LENGTH = 120;

/** The mail a salesperson gets, apart from its attachment. */
export interface LeadMail {
	subject: string;
	text: string;
}

/**
 * What a lead says, for somebody who reads it on a phone and wants to call: who it is and how to reach them, what they want and when,
 * their own words, the vehicle, then what they agreed to and where they came from. Everything somebody typed is one line, or quoted,
 * so that nobody can write a mail's header or add a section that is not theirs.
 *
 * @param part what of its private answers goes with this message
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
	// What is traded in is another vehicle than the one it is to pay for.
	const link = lead.category === 'Trade In' ? ' towards ' : ': ';
	const what = [lead.category, about].filter(Boolean).join(link);
	const before = isUnfinished(lead.fields) ? 'Not finished: ' : '';
	return shortened(oneLine(`${before}${what} – ${shopperName(lead)}`), SUBJECT_LENGTH);
}

function message({ fields }: StoredLead): string[] {
	return fields.message ? ['Message:', ...linesOf(fields.message).map((line) => `> ${line}`.trimEnd())] : [];
}
