import type { Context } from 'hono';
import type { Remedy } from '../../api/problem.ts';
import type { Deps, Env } from '../deps.ts';
import { describeError } from '../log.ts';
import { bodyKind } from '../request/read-body.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';
import { problemResponse, Refusal } from './refusal.ts';

/** `Retry-After` of a 503 after an internal failure, seconds. */
const RETRY_SECONDS = 30;

/** The way on from the page of a refusal, before the phone number. */
const WAYS_ON: Readonly<Record<Remedy, string>> = {
	retry: ' Go back and send it again; nothing you typed is lost.',
	reload: ' Go back and load the page again.',
	call: '',
};
const CHANGE = ' Go back to change it; nothing you typed is lost.';

/**
 * Error response: a problem document (RFC 9457) for scripts, an HTML page for browsers without JavaScript. Unexpected errors are logged.
 */
export function answerError(error: Error, c: Context<Env>, { log }: Pick<Deps, 'log'>): Response {
	const isForm = bodyKind(c.req.raw) === 'form';
	const refusal = error instanceof Refusal ? error : failed(c, isForm);
	if (!(error instanceof Refusal))
		log({ level: 'error', message: 'a request failed', reason: describeError(error) });
	if (!isForm) return problemResponse(refusal);
	const site = c.var.site;
	const way = refusal.remedy ? WAYS_ON[refusal.remedy] : CHANGE;
	const page = htmlPage(
		refusal.status,
		'Something is not right',
		`<p>${escaped(refusal.message)}${way}</p>${site ? callLine(site) : ''}`,
		site ?? null,
	);
	for (const [name, value] of Object.entries(refusal.headers)) page.headers.set(name, value);
	return page;
}

/** @param isForm whether the answer is a page, which has the phone number anyway */
function failed(c: Context<Env>, isForm: boolean): Refusal {
	const phone = isForm ? undefined : c.var.site?.phone;
	const call = phone ? ` or call us on ${phone}` : '';
	return new Refusal(503, `We cannot take this now. Please try again in a minute${call}.`, {
		headers: { 'Retry-After': String(RETRY_SECONDS) },
		remedy: 'retry',
	});
}
