import { hash } from 'node:crypto';
import { NO_SNIFF, textAnswer } from '../answers.ts';
import type { LocalAddress } from './linked-text.ts';
import type { CaughtMail } from './mail-catcher.ts';
import { MAIL_PATH, mailList, mailPage } from './mail-page.ts';
import { MAIL_STYLE } from './mail-style.ts';

/** A Content Security Policy without scripts, requests and forms, as mails contain untrusted text. */
const POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${hash('sha256', MAIL_STYLE, 'base64')}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** Whether a path is that of caught mail. */
export function isMailPath(path: string): boolean {
	return path === MAIL_PATH || path.startsWith(`${MAIL_PATH}/`);
}

/** Answers `/mail` with the list, and `/mail/{number}` with one mail. */
export async function mailAnswer(
	path: string,
	mails: readonly CaughtMail[],
	localAddress: LocalAddress,
): Promise<Response> {
	const mail = mails.find(({ number }) => path === `${MAIL_PATH}/${number}`);
	if (!mail && path !== MAIL_PATH)
		return textAnswer(404, `There is no such mail here (any more); the list is at ${MAIL_PATH}.`);
	const body = await (mail ? mailPage(mail, localAddress) : mailList(mails));
	return new Response(String(body), {
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': POLICY,
			'Cache-Control': 'no-store',
			'Referrer-Policy': 'no-referrer',
			...NO_SNIFF,
		},
	});
}
