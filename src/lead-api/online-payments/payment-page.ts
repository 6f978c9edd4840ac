import type { ApiSite } from '../../api/site/site-file.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { CHANGING_PAYMENT, ONLINE_PAYMENT_PATH } from '../../paths/paths.ts';
import { dealPage, factRows } from '../answers/deal-page.ts';
import { callLine, escaped, phoneLink } from '../answers/html-page.ts';
import { shopperName } from '../delivery/lead-subject.ts';
import { localMoment } from '../delivery/local-moment.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { StoredOnlinePayment } from '../store/payments/online-payment-store.ts';

const MARK =
	'<span class="mark" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="m5 12.5 4.500 4.500L19 7.500"/></svg></span>';

/** Page of an online payment for its payer: what to pay, the receipt, or that its time is over (resolution 150). */
export function onlinePaymentStatePage(
	payment: StoredOnlinePayment,
	{ site, lead }: { site: ApiSite; lead: StoredLead | null },
): Response {
	if (payment.state === 'paid') return receiptPage(payment, site, lead);
	return payment.state === 'closed' ? closedPage(payment, site) : checkPage(payment, site, lead);
}

/** What the payer typed, once more before anything is paid, and the way to the provider's page. */
function checkPage(payment: StoredOnlinePayment, site: ApiSite, lead: StoredLead | null): Response {
	const { cents, payment_url, reference } = payment;
	const amount = inDollars(cents);
	const way =
		payment_url === null
			? `<p class="wrong" role="status">The payment page is not responding right now. Please reload this page in a minute.</p>`
			: `<a class="button" href="${escaped(payment_url)}">Pay ${amount}</a>
<p class="soft">On our payment provider’s page. Your card number never reaches ${escaped(site.name)}.</p>`;
	const main = `<div><p class="soft">You pay ${escaped(site.name)}</p><p class="big">${amount}</p></div>
${factRows([['Reference', escaped(reference)], ...payerRows(lead), ['Card surcharge', 'None']])}
<div class="pay"><p><strong>Nothing has been paid yet.</strong> If you have just paid, load this page again in a minute.</p>${way}
<p><a href="${ONLINE_PAYMENT_PATH}${CHANGING_PAYMENT}">Change something</a></p></div>`;
	return dealPage('Check your payment', { main, aside: callLine(site) }, site);
}

function receiptPage(payment: StoredOnlinePayment, site: ApiSite, lead: StoredLead | null): Response {
	const main = `<p>${lead ? `The receipt goes to ${escaped(lead.fields.email)}.` : 'Thank you.'}${payment.refunded ? ' <strong>It has since been refunded.</strong>' : ''}</p>
${factRows(receiptFacts(payment, site, lead).map(([label, value]) => [label, escaped(value)] as const))}
<p class="soft">Print this page, or keep the email.</p>`;
	const aside = `<section><h2>What happens next</h2><ol class="when">
<li><strong>Now</strong><br><span class="soft">${escaped(site.name)} sees your payment with its reference.</span></li>
<li><strong>Something wrong?</strong><br><span class="soft">Call ${phoneLink(site.phone)} and quote your reference.</span></li></ol></section>`;
	return dealPage('Paid. Thank you.', { before: MARK, main, aside }, site);
}

function closedPage({ cents, reference }: StoredOnlinePayment, site: ApiSite): Response {
	const main = `<p><strong>You have not paid anything.</strong> The time to pay ${inDollars(cents)} for ${escaped(reference)} is over.</p>
<div class="pay"><a class="button" href="${ONLINE_PAYMENT_PATH}${CHANGING_PAYMENT}">Start again</a></div>`;
	return dealPage('This payment was not made', { main, aside: callLine(site) }, site);
}

/** The facts of a receipt, for page and mail. */
export function receiptFacts(
	{ reference, paid_cents, changed_at, provider }: StoredOnlinePayment,
	site: ApiSite,
	lead: StoredLead | null,
): [label: string, value: string][] {
	return [
		...(lead ? [['Receipt', leadReference(lead.id)] as [string, string]] : []),
		['Paid to', payee(site)],
		['For', reference],
		...(lead ? [['Name', shopperName(lead)] as [string, string]] : []),
		['When', readableMoment(localMoment(new Date(changed_at), site.time_zone))],
		['Card surcharge', 'None'],
		['Paid', inDollars(paid_cents)],
		...(provider === 'sandbox' ? [['Test', 'No money has moved'] as [string, string]] : []),
	];
}

/** The legal entity with its ABN, with which the texts at the foot begin; the dealer's name without such a text. */
function payee({ frame, name }: ApiSite): string {
	return /^.*?, ABN [\d ]*\d/.exec(frame?.legal[0] ?? '')?.[0] ?? name;
}

function payerRows(lead: StoredLead | null): [string, string][] {
	if (!lead) return [];
	return [
		['Name', escaped(shopperName(lead))],
		['Receipt to', escaped(lead.fields.email)],
	];
}
