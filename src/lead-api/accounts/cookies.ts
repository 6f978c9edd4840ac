import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SIGN_IN_NOTE } from '../../api/account/sign-in-note.ts';
import type { Env } from '../deps.ts';
import { hostName } from '../request/visitor.ts';

/**
 * Cookies of visitors, each with a random secret: the browser that requested a code, or the challenge of a passkey, the session, and the
 * browser that spun to win.
 */
export type SecretCookie = 'sign-in' | 'passkey' | 'session' | 'spin';

/** The secret of a cookie; null for none. */
export function readSecret(c: Context<Env>, name: SecretCookie): string | null {
	return (isLocal(c) ? getCookie(c, name) : getCookie(c, name, 'host')) ?? null;
}

/** Sets a cookie that scripts cannot read, for this host only. */
export function writeSecret(c: Context<Env>, name: SecretCookie, secret: string, seconds: number): void {
	setCookie(c, name, secret, { ...attributes(c), httpOnly: true, sameSite: 'Lax', maxAge: seconds });
}

/** Removes a cookie. */
export function dropSecret(c: Context<Env>, name: SecretCookie): void {
	deleteCookie(c, name, attributes(c));
}

/** Time for the page after signing in to read its note, seconds. */
const NOTE_SECONDS = 300;

/** Notes the account that has signed in, for the scripts of the page after the form. */
export function noteAccount(c: Context<Env>, account: string): void {
	setCookie(c, SIGN_IN_NOTE, account, {
		path: '/',
		sameSite: 'Lax',
		maxAge: NOTE_SECONDS,
		secure: !isLocal(c),
	});
}

/** Removes the note of a visitor who signs out before a script has read it. */
export function dropNote(c: Context<Env>): void {
	deleteCookie(c, SIGN_IN_NOTE, { path: '/', secure: !isLocal(c) });
}

/** `__Host-` binds a cookie to https and to this host; browsers accept it on plain http not even from this machine. */
function attributes(c: Context<Env>) {
	return { path: '/', ...(!isLocal(c) && { secure: true, prefix: 'host' as const }) };
}

/** Whether the site is shown on this machine, by plain http. */
function isLocal(c: Context<Env>): boolean {
	const name = hostName(c.req.header('host') ?? new URL(c.req.url).host);
	return /(^|\.)localhost$|^127\./.test(name);
}
