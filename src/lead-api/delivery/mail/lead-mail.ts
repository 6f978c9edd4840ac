import type { ApiSite } from '../../../api/site/site-file.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import { isUnfinished, type StoredLead } from '../../store/leads/lead-record.ts';
import { shopperName, vehicleOf } from '../lead-subject.ts';
import { isApplication } from '../lead-thanks.ts';
import { type MessageParts, NO_PARTS } from '../parts/message-parts.ts';
import { paymentLines, paymentSubject } from '../parts/payment-part.ts';
import { reservationLines, reservationSubject } from '../parts/reservation-part.ts';
import { linesOf, oneLine, shortened } from '../plain-text.ts';
import { privateAnswers, unfinished, wantedFinance } from './application-sections.ts';
import { consent } from './consent-section.ts';
import { footer } from './footer-section.ts';
import { aboutVehicle, contact, ownVehicle, request } from './lead-sections.ts';
import { ownVehicleTitle, photoLines, updated } from './trade-in-sections.ts';

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
 * @param parts private answers, photos and earlier messages
 */
export function leadMail(lead: StoredLead, site: ApiSite, parts: MessageParts = NO_PARTS): LeadMail {
	const sections = [
		updated(lead, parts.earlier),
		unfinished(lead),
		contact(lead),
		reservationLines(parts.reservation, site),
		paymentLines(parts.payment),
		request(lead, site),
		message(lead),
		aboutVehicle(lead, site),
		ownVehicle(lead),
		wantedFinance(lead, site),
		photoLines(parts.photos, site),
		privateAnswers(parts.private_part, site),
		consent(lead),
		footer(lead, site),
	];
	const text = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
	return {
		subject: subject(
			lead,
			site,
			reservationSubject(parts.reservation, site) || paymentSubject(parts.payment),
		),
		text: `${text.join('\n\n')}\n`,
	};
}

function subject(lead: StoredLead, site: ApiSite, state: string): string {
	const stock = vehicleOf(lead, site)?.title ?? null;
	const isTradeIn = lead.kind === 'lead' && lead.category === TRADE_IN_CATEGORY;
	const own = isTradeIn ? ownVehicleTitle(lead.fields) : null;
	// The vehicle in stock is not the one traded in, which helps to pay for it.
	const about = isTradeIn
		? [lead.category, ...(own ? [': ', own] : []), ...(stock ? [' towards ', stock] : [])].join('')
		: [isApplication(lead) ? 'Finance application' : lead.category, stock ?? lead.subcategory]
				.filter(Boolean)
				.join(': ');
	const before = isUnfinished(lead.fields) ? 'Not finished: ' : '';
	const accepted = isTradeIn && lead.fields.offer_accepted ? 'Offer accepted: ' : '';
	return shortened(oneLine(`${before || accepted || state}${about} – ${shopperName(lead)}`), SUBJECT_LENGTH);
}

function message({ fields }: StoredLead): string[] {
	return fields.message ? ['Message:', ...linesOf(fields.message).map((line) => `> ${line}`.trimEnd())] : [];
}
