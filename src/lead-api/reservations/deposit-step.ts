import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { vehiclePath } from '../../paths/paths.ts';
import { dealPage, factRows } from '../answers/deal-page.ts';
import { callLine, escaped, escapedWhole } from '../answers/html-page.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { zonedMomentAt } from './moment.ts';
import { boughtOnline } from './online-purchase.ts';
import { changeButton, type PageParts, timeUntil } from './page-parts.ts';
import { shopperWords } from './shopper-words.ts';
import { reservedVehicle, vehicleBar, vehicleSummary } from './vehicle-summary.ts';

/** The last step of the checkout: the total, what it is for, and the way to the provider's page (RESERVE-007). */
export function depositStep(reservation: StoredReservation, { site, token, lead, now }: PageParts): Response {
	const { deposit_cents, price_cents, hold_ends_at, hours, payment_url } = reservation;
	const moment = zonedMomentAt(site, reservation);
	const words = shopperWords(reservation, site, lead);
	const { vehicle } = reservedVehicle(reservation, site);
	const deposit = inDollars(deposit_cents);
	const bought = boughtOnline(reservation, site, lead);
	const way =
		payment_url === null
			? `<p class="wrong" role="status">The payment page is not responding right now. Please reload this page in a minute.</p>`
			: `<p>You pay on our payment provider’s page. Your card number never reaches ${escaped(site.name)}.</p>
<a class="button" href="${escaped(payment_url)}">Pay ${deposit} and reserve</a>`;
	const main = `<div><p class="big">${deposit}</p><p class="soft">In total, today. No card surcharge. 100% refundable for ${hours} hours.</p></div>
${factRows([
	['For', escapedWhole(vehicle?.title ?? 'Your vehicle')],
	...(lead ? [['Held for', escaped(lead.fields.name)] as const] : []),
	['Reserved', `${hours} hours from your payment`],
])}
<div class="pay"><p><strong>${escaped(words.money)}</strong> If you have just paid, load this page again in a minute. While you pay, no other buyer can take it: it is held for you until ${escaped(moment(hold_ends_at))}, ${timeUntil(hold_ends_at, now)} from now.</p>${way}${changeButton('leave', 'Do not reserve it', token)}</div>
${callLine(site)}`;
	const rows = [
		...bought.rows,
		['Deposit now, refundable', deposit],
		[
			isBought(lead) ? 'Left to pay at handover' : 'Left if you buy',
			inDollars(price_cents + bought.sum * 100 - deposit_cents),
		],
	] as const;
	return dealPage(
		'Pay the deposit',
		{
			before: `${backLink(vehicle)}${progress(lead)}`,
			main,
			aside: vehicleSummary(reservation, site, rows),
			bar: vehicleBar(reservation, site, rows, `${deposit} now`),
		},
		site,
	);
}

function backLink(vehicle: ApiVehicle | null): string {
	if (!vehicle) return '';
	return `<a class="back" href="${escaped(vehiclePath(vehicle.slug))}">Back to the ${escaped(vehicle.noun)}</a>`;
}

/** The steps of the checkout that the deposit is the last of: of the whole purchase, or of reserving. */
function progress(lead: StoredLead | null): string {
	const count = isBought(lead) ? 7 : 3;
	return `<div class="steps">Last step<ol aria-hidden="true">${'<li></li>'.repeat(count)}</ol></div>`;
}

/** Whether the whole purchase is made online. */
function isBought(lead: StoredLead | null): boolean {
	return lead?.kind === 'lead' && lead.fields.handover !== undefined;
}
