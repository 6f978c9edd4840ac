import type { ApiSite } from '../../../api/site/site-file.ts';
import { leadReference } from '../../../domain/lead/lead-reference.ts';
import { withHardHyphens } from '../../../domain/vehicle/naming/unbroken-names.ts';
import { reservationCalendarFile } from '../../reservations/calendar.ts';
import { reservationLink } from '../../reservations/links.ts';
import { handoverOf, shopperWords } from '../../reservations/shopper-words.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import type { StoredReservation } from '../../store/reservations/reservation-store.ts';
import { leadLocation } from '../lead-location.ts';
import { vehicleAddress, vehicleOf } from '../lead-subject.ts';
import type { LeadMail } from '../mail/lead-mail.ts';
import { oneLine } from '../plain-text.ts';

/** The shopper's receipt of a reservation as it is now, with the link to cancel it. It contains no free text of the sender. */
export function reservationReceipt(
	lead: StoredLead,
	reservation: StoredReservation,
	{ site, secret }: { site: ApiSite; secret: string },
): LeadMail {
	const words = shopperWords(reservation, site, lead);
	const handover = 'handover' in lead.fields ? handoverOf(lead.fields) : null;
	const vehicle = vehicleOf(lead, site);
	const location = leadLocation(lead, site);
	const reference = leadReference(lead.id);
	const isReserved = reservation.state === 'reserved';
	const sections = [
		['Hello,'],
		[`${words.title}. ${words.text}`, words.money],
		[
			`Reference: ${reference}`,
			...(vehicle
				? [`Vehicle: ${withHardHyphens(vehicle.title)}`, `Price: ${vehicle.price_text ?? ''}`]
				: []),
			...(vehicle ? [`Vehicle page: ${vehicleAddress(vehicle, site)}`] : []),
			...(handover ? [`Handover: ${handover} (requested)`] : []),
			`Where: ${[location.name, location.address].filter(Boolean).join(', ')}`,
			...(location.address ? [`Directions: ${mapLink(location.address)}`] : []),
			`Phone: ${location.phone}`,
		],
		[
			isReserved ? 'See it or cancel it, with your deposit back in full:' : 'See what happened to it:',
			reservationLink(reservation, 'shopper', { site, secret }),
		],
		[`If something is not right, call ${location.phone} or reply to this email.`],
		[site.name, ...(site.licence ? [site.licence] : []), site.url],
	];
	const text = sections.map((lines) => lines.map((line) => oneLine(line)).join('\n')).join('\n\n');
	return { subject: oneLine(`${words.title} – ${site.name}, ${reference}`), text: `${text}\n` };
}

function mapLink(address: string): string {
	return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}

/** Attachments of the receipt: the end of the reservation for the shopper's calendar. */
export function receiptAttachments(
	reservation: StoredReservation,
	site: ApiSite,
): { filename: string; content: string; contentType: string }[] {
	const content = reservationCalendarFile(reservation, site);
	return content === null
		? []
		: [{ filename: 'reservation.ics', content, contentType: 'text/calendar; charset=utf-8' }];
}
