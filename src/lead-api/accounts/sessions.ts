import type { Context } from 'hono';
import { RECENT_MINUTES, SESSION_DAYS, SESSION_IDLE_DAYS } from '../../domain/account/sign-in-limits.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';
import type { Account, OpenSession } from '../store/accounts/account-store.ts';
import { dropNote, dropSecret, readSecret, writeSecret } from './cookies.ts';
import { newSecret, storedKey } from './secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age at which a session gets another key, so that a stolen one does not last. */
const RENEW_MS = DAY_MS;
/** How long the replaced key works, for requests that other tabs have under way. */
const PREVIOUS_MS = 60_000;

/** Signs a visitor in: a new session, whatever the browser had before. */
export async function openSession(c: Context<Env>, deps: Deps, phone: string): Promise<Account> {
	const { site } = c.var;
	await endSession(c, deps);
	const now = deps.now();
	const secret = newSecret();
	const account = await deps.store.openSession(
		site.slug,
		phone,
		{
			session_key: storedKey('session', secret, deps.secret),
			idle_ends_at: after(now, SESSION_IDLE_DAYS * DAY_MS),
			ends_at: after(now, SESSION_DAYS * DAY_MS),
		},
		now,
	);
	writeSecret(c, 'session', secret, (SESSION_IDLE_DAYS * DAY_MS) / 1000);
	return account;
}

/** The visitor of a request; null for one who is not signed in. A session gets another key once a day. */
export async function signedIn(c: Context<Env>, deps: Deps): Promise<Account | null> {
	return (await sessionOf(c, deps))?.account ?? null;
}

async function sessionOf(c: Context<Env>, deps: Deps): Promise<OpenSession | null> {
	const secret = readSecret(c, 'session');
	if (secret === null) return null;
	const now = deps.now();
	const key = storedKey('session', secret, deps.secret);
	const session = await deps.store.session(c.var.site.slug, key, now);
	if (!session) {
		dropSecret(c, 'session');
		return null;
	}
	if (now.getTime() - Date.parse(session.renewed_at) > RENEW_MS) await renew(c, deps, key);
	return session;
}

/** The visitor of a request. Throws a 403 Refusal for one who is not signed in. */
export async function requireSignedIn(c: Context<Env>, deps: Deps): Promise<Account> {
	const account = await signedIn(c, deps);
	if (!account) throw new Refusal(403, 'Please sign in first.');
	return account;
}

/**
 * The visitor of a request who has just signed in. Throws a 403 Refusal for one who is not signed in, or has been for longer.
 *
 * @param minutes how long ago it may be
 */
export async function requireRecentSignIn(
	c: Context<Env>,
	deps: Deps,
	minutes = RECENT_MINUTES,
): Promise<Account> {
	const session = await sessionOf(c, deps);
	if (!session) throw new Refusal(403, 'Please sign in first.');
	const began = Date.parse(session.ends_at) - SESSION_DAYS * DAY_MS;
	if (deps.now().getTime() - began > minutes * 60_000)
		throw new Refusal(403, 'To change how you sign in, please sign out and sign in again first.');
	return session.account;
}

/** Ends the session of a request. */
export async function endSession(c: Context<Env>, deps: Deps): Promise<void> {
	const secret = readSecret(c, 'session');
	if (secret === null) return;
	await deps.store.closeSession(storedKey('session', secret, deps.secret));
	dropSecret(c, 'session');
	dropNote(c);
}

async function renew(c: Context<Env>, deps: Deps, key: string): Promise<void> {
	const now = deps.now();
	const secret = newSecret();
	const next = {
		session_key: storedKey('session', secret, deps.secret),
		idle_ends_at: after(now, SESSION_IDLE_DAYS * DAY_MS),
		previous_ends_at: after(now, PREVIOUS_MS),
	};
	// Another request of the same browser may have been first: its answer brings the cookie.
	if (await deps.store.renewSession(key, next, now))
		writeSecret(c, 'session', secret, (SESSION_IDLE_DAYS * DAY_MS) / 1000);
}

function after(now: Date, ms: number): string {
	return new Date(now.getTime() + ms).toISOString();
}
