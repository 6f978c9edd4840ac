import type { ApiSite } from '../../api/site/site-file.ts';
import { findVehicle } from '../sites.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';

/** Octets of a content line, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** The end of a reservation as a calendar file, with an alarm two hours before; null for a vehicle that is not reserved. */
export function reservationCalendarFile(
	{ id, state, car_id, reserved_until, changed_at }: StoredReservation,
	site: ApiSite,
): string | null {
	if (state !== 'reserved' || reserved_until === null) return null;
	const vehicle = findVehicle(site, car_id);
	const location = site.locations.find(({ id }) => id === vehicle?.location_id);
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Forecourt//Reservation//EN',
		'BEGIN:VEVENT',
		`UID:${id}@forecourt`,
		`DTSTAMP:${utc(changed_at)}`,
		`DTSTART:${utc(reserved_until)}`,
		`SUMMARY:${escapedText(`Reservation ends: ${vehicle?.title ?? 'your vehicle'}`)}`,
		...(location ? [`LOCATION:${escapedText(`${location.name}, ${location.address}`)}`] : []),
		`DESCRIPTION:${escapedText(`Reserved at ${site.name}, ${site.phone}.`)}`,
		'BEGIN:VALARM',
		'ACTION:DISPLAY',
		'TRIGGER:-PT2H',
		'DESCRIPTION:Your reservation ends in two hours',
		'END:VALARM',
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** '20261126T034100Z' */
function utc(iso: string): string {
	return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapedText(text: string): string {
	return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line in parts that are short enough, the later ones with a leading space; no character is divided. */
function folded(line: string): string[] {
	const parts = [''];
	for (const character of line) {
		const last = parts.at(-1) ?? '';
		if (Buffer.byteLength(last + character) > LINE_OCTETS) parts.push(` ${character}`);
		else parts[parts.length - 1] = last + character;
	}
	return parts;
}
