import type { Context } from 'hono';
import type { Deps, Env } from '../deps.ts';
import { describeError } from '../log.ts';
import { bodyKind } from '../request/read-body.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';
import { problemResponse, Refusal } from './refusal.ts';

/** `Retry-After` of a 503 after an internal failure, seconds. */
const RETRY_SECONDS = 30;

/** Error response: a problem document (RFC 9457) for scripts, an HTML page for browsers without JavaScript. Unexpected errors are logged. */
export function answerError(error: Error, c: Context<Env>, { log }: Pick<Deps, 'log'>): Response {
	const refusal = error instanceof Refusal ? error : failed(c);
	if (!(error instanceof Refusal))
		log({ level: 'error', message: 'a request failed', reason: describeError(error) });
	if (bodyKind(c.req.raw) !== 'form') return problemResponse(refusal);
	const site = c.var.site;
	const page = htmlPage(
		refusal.status,
		'Something is not right',
		`<p>${escaped(refusal.message)} Go back to change it; nothing you typed is lost.</p>${site ? callLine(site) : ''}`,
		site ?? null,
	);
	for (const [name, value] of Object.entries(refusal.headers)) page.headers.set(name, value);
	return page;
}

function failed(c: Context<Env>): Refusal {
	const phone = c.var.site?.phone;
	const call = phone ? ` or call us on ${phone}` : '';
	return new Refusal(503, `We cannot take this now. Please try again in a minute${call}.`, {
		headers: { 'Retry-After': String(RETRY_SECONDS) },
	});
}
