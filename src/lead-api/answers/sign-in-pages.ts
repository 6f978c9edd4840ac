import { codeForm, signInForm } from '../../api/account/forms.ts';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { CODE_DIGITS, CODE_MINUTES } from '../../domain/account/sign-in-limits.ts';
import type { SignInRequest } from '../../domain/account/sign-in-request.ts';
import { signInWords } from '../../domain/account/sign-in-words.ts';
import { STOPPED_HEADING } from '../../domain/account/stopped-heading.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { GARAGE_PATH } from '../../paths/garage-paths.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';
import type { Refusal } from './refusal.ts';

/** What the forms of signing in without JavaScript carry from page to page. */
interface Carried {
	/** The mobile number: as it was typed, and once a code was sent to it as visitors write it. */
	phone: string;
	request: SignInRequest;
}

/** The page with the field for the code; `problem` after a wrong one. */
export function codePage(
	{ phone, code = '', request }: Carried & { code?: string },
	problem: string | null,
	site: ApiSite,
): Response {
	const { action } = signInWords(request.type, 'vehicle', null);
	const hidden = hiddenFields({ phone, ...request });
	const body = `<p>We sent it to <b>${escaped(phone)}</b>. It works for ${CODE_MINUTES} minutes.</p>
<form method="post" action="${SERVICE_PATH}${signInForm.path}">
${hidden}
${fieldHtml({ name: 'code', label: `${CODE_DIGITS}-digit code`, attributes: `inputmode="numeric" autocomplete="one-time-code" autofocus value="${escaped(code)}"`, problem })}
<button>${escaped(action)}</button>
</form>
<form method="post" action="${SERVICE_PATH}${codeForm.path}">
${hidden}
<button class="plain">Text me a new code</button>
</form>
<p><a href="${escaped(request.back)}">Back without signing in</a></p>
${callLine(site)}`;
	return page('Enter the code we texted you', body, problem, site);
}

/** The page with the field for the mobile number once more, after a wrong one. */
export function phonePage({ phone, request }: Carried, problem: string, site: ApiSite): Response {
	const { heading } = signInWords(request.type, 'vehicle', null);
	const body = `<form method="post" action="${SERVICE_PATH}${codeForm.path}">
${hiddenFields({ ...request })}
${fieldHtml({ name: 'phone', label: 'Mobile number', attributes: `type="tel" autocomplete="tel" value="${escaped(phone)}"`, problem })}
<button>Text me a code</button>
</form>
<p><a href="${escaped(request.back)}">Back without signing in</a></p>
${callLine(site)}`;
	return page(heading, body, problem, site);
}

/** The page where a limit is reached, or no text can be sent: why, the dealer's phone number, and the way back. */
export function stoppedPage(
	{ status, message, headers }: Refusal,
	{ back }: SignInRequest,
	site: ApiSite,
): Response {
	const body = `<p>${escaped(message)}</p>
${callLine(site)}
<p><a href="${escaped(back)}">Back without signing in</a></p>`;
	const stopped = htmlPage(status, STOPPED_HEADING, body, site);
	for (const [name, value] of Object.entries(headers)) stopped.headers.set(name, value);
	return stopped;
}

/** The page after signing out. */
export function signedOutPage(everywhere: boolean, site: ApiSite): Response {
	const where = everywhere ? 'On every phone and computer.' : 'In this browser.';
	const body = `<p>${where} Your list and your alerts stay as they are.</p>
<p><a class="button" href="/">Home page</a></p>
<p><a href="${escaped(signInPath({ type: 'garage', redirect: GARAGE_PATH, back: '/' }))}">Sign in</a></p>`;
	return htmlPage(200, 'You are signed out', body, site);
}

function page(title: string, body: string, problem: string | null, site: ApiSite): Response {
	return problem === null ? htmlPage(200, title, body, site) : htmlPage(422, title, body, site, 'Error: ');
}

function fieldHtml(field: { name: string; label: string; attributes: string; problem: string | null }) {
	const { name, label, attributes, problem } = field;
	const fault =
		problem === null ? '' : `<p class="fault" id="${name}-fault" role="alert">${escaped(problem)}</p>`;
	const invalid = problem === null ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`;
	return `<label for="${name}">${escaped(label)}</label>${fault}<input id="${name}" name="${name}" ${attributes}${invalid} required>`;
}

function hiddenFields(values: Readonly<Record<string, string | null>>): string {
	return Object.entries(values)
		.map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value ?? '')}">`)
		.join('\n');
}
