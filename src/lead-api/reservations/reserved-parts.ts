import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { escaped, phoneLink } from '../answers/html-page.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { calendarPath } from './links.ts';
import { zonedMomentAt } from './moment.ts';
import { type PageParts, timeUntil } from './page-parts.ts';
import { directions, reservedVehicle } from './vehicle-summary.ts';

const MARK =
	'<span class="mark" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="m5 12.5 4.500 4.500L19 7.500"/></svg></span>';

/** What a reserved vehicle's page has besides its words: what happens next, the calendar and the way there. */
export function reservedParts(
	reservation: StoredReservation,
	{ site, token, now }: PageParts,
): { before: string; next: string; ways: string } {
	const { reserved_until, paid_cents } = reservation;
	const until = escaped(zonedMomentAt(site, reservation)(reserved_until ?? ''));
	const { location } = reservedVehicle(reservation, site);
	const where = location ? `see it at ${escaped(location.name)}` : 'see it';
	const steps = [
		['Now: off the market', 'Its page says RESERVED, and no other buyer can reserve it.'],
		['Next: we call you', `If you would rather call, the number is ${phoneLink(site.phone)}.`],
		[`By ${until}: your choice`, `Buy it, ${where}, or let it go.`],
		['If you do nothing', `The reservation ends and ${inDollars(paid_cents)} goes back to your card.`],
	];
	const left = timeUntil(reserved_until ?? '', now);
	const next = `<p class="left"><strong>${left.charAt(0).toUpperCase()}${left.slice(1)} left.</strong></p><section><h2>What happens next</h2><ol class="when">${steps
		.map(([title, text]) => `<li><strong>${title}</strong><br><span class="soft">${text}</span></li>`)
		.join('')}</ol></section>`;
	const ways = [
		`<li><a href="${escaped(calendarPath(token))}">Add to calendar</a></li>`,
		...(location
			? [`<li><a href="${directions(location.address)}">Directions to ${escaped(location.name)}</a></li>`]
			: []),
	];
	return { before: MARK, next, ways: `<ul class="ways">${ways.join('')}</ul>` };
}
