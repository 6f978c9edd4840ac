import { SERVICE_PATH } from '../../api/endpoint.ts';
import { type SANDBOX_ACTIONS, useSandbox } from '../../api/payments/sandbox.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { factRows } from '../answers/deal-page.ts';
import { escaped, escapedWhole, framedPage } from '../answers/html-page.ts';
import type { SandboxPayment } from '../store/payments/sandbox-payments.ts';
import { SANDBOX_STYLE } from './sandbox-style.ts';

/** What a tester can choose, with what it tries out. */
const CHOICES: Readonly<Record<(typeof SANDBOX_ACTIONS)[number], readonly [string, string]>> = {
	pay: ['Go through', 'Paid, with one notice to the dealer'],
	decline: ['Be declined', 'Nothing taken'],
	leave: ['Be abandoned', 'As when the shopper presses Back'],
	pay_slowly: ['Be slow', 'Paid, and it arrives ten seconds later'],
	pay_twice: ['Be reported twice', 'Paid once, two notices'],
};

/** The sandbox's payment page. It looks like no dealer's page and has no card field, so that no one enters a real card. */
export function sandboxPage(
	{ session_id, cents, description, state, pays_at, cancel_url }: SandboxPayment,
	site: ApiSite,
	attempt: 'none' | 'declined',
): Response {
	const isOpen = state === 'open' && pays_at === null;
	const said =
		attempt === 'declined' && isOpen
			? '<div class="wrong" role="alert"><p>The card was declined. Nothing was taken. Try again, or leave.</p></div>'
			: '';
	const body = `<header class="band"><strong>Test payment. No bank is asked and no money moves.</strong></header>
<main><p><a href="${escaped(cancel_url)}">Go back to ${escaped(site.name)}</a></p>
<section><h1>Pay ${escaped(site.name)}</h1><p class="big">${inDollars(cents)}</p>
${factRows([
	['For', escapedWhole(description)],
	['Surcharge', 'None'],
])}</section>
<section>${said}${isOpen ? form(session_id, cents) : '<p>This payment is finished.</p>'}</section>
<p class="small">A live site shows its payment provider’s page in this place.</p></main>`;
	const title = `${said && 'Error: '}Payment sandbox`;
	return framedPage({ status: 200, title, body, style: SANDBOX_STYLE }, null);
}

function form(session: string, cents: number): string {
	const choices = Object.entries(CHOICES).map(
		([action, [label, what]], index) =>
			`<label><input type="radio" name="action" value="${action}"${index === 0 ? ' checked' : ''}><span><b>${label}</b><br>${what}</span></label>`,
	);
	return `<form method="post" action="${SERVICE_PATH}${useSandbox.path}">
<input type="hidden" name="session" value="${escaped(session)}">
<fieldset><legend>What should this test payment do?</legend>
${choices.join('\n')}</fieldset>
<button>Make test payment of ${inDollars(cents)}</button>
<p class="small">There is no card field here on purpose: please don’t type a card number anywhere on this page.</p></form>`;
}
