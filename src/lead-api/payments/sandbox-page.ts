import { SERVICE_PATH } from '../../api/endpoint.ts';
import { type SANDBOX_ACTIONS, useSandbox } from '../../api/reservations/sandbox.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { escaped, htmlPage } from '../answers/html-page.ts';
import type { SandboxPayment } from '../store/sandbox-payments.ts';

/** The buttons, with what each tries out. */
const BUTTONS: Readonly<Record<(typeof SANDBOX_ACTIONS)[number], string>> = {
	pay: 'Pay',
	pay_slowly: 'Pay, and have it arrive ten seconds later',
	pay_twice: 'Pay, and report it twice',
	decline: 'Have the card declined',
	leave: 'Leave without paying',
};

/** The sandbox's payment page. It has no field for a card, so that no one types a real one into it. */
export function sandboxPage(
	{ session_id, cents, description, state, pays_at }: SandboxPayment,
	site: ApiSite,
	isDeclined: boolean,
): Response {
	const said = isDeclined
		? '<div class="wrong" role="alert"><p>The card was declined. Nothing was taken. Try again, or leave.</p></div>'
		: '';
	const open = state === 'open' && pays_at === null;
	const body = `<p class="wrong"><strong>This is a test. No money moves, and no card is asked for.</strong></p>
${said}<p>${escaped(description)}</p>
<p><strong>${inDollars(cents)}</strong></p>
${open ? form(session_id) : '<p>This payment is finished.</p>'}`;
	return htmlPage(200, 'Payment sandbox', body, { name: site.name }, isDeclined ? 'Error: ' : '');
}

function form(session: string): string {
	const buttons = Object.entries(BUTTONS).map(
		([action, label]) => `<button name="action" value="${action}">${label}</button>`,
	);
	return `<form method="post" action="${SERVICE_PATH}${useSandbox.path}">
<input type="hidden" name="session" value="${escaped(session)}">
${buttons.join('\n')}
</form>`;
}
