import type { Context } from 'hono';
import { gateOfLead } from '../../domain/account/gates.ts';
import { sameSitePath } from '../../domain/account/same-site-path.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';
import type { JsonObject } from '../request/read-json.ts';
import { signedIn } from './sessions.ts';

/**
 * Throws a 403 Refusal with the address of sign-in for a lead that needs a session, from a visitor without one (WATCHLIST-015,
 * WATCHLIST-018).
 */
export async function requireOpenGate(c: Context<Env>, deps: Deps, values: JsonObject): Promise<void> {
	const { accounts } = c.var.site;
	if (!accounts) return;
	const page = pageOf(values['url'] ?? c.req.header('referer'));
	const type = gateOfLead(String(values['category'] ?? ''), page, accounts.gates);
	if (type === null || (await signedIn(c, deps))) return;
	throw new Refusal(403, 'Please sign in, then send this again. What you typed stays here.', {
		sign_in: signInPath({ type, redirect: page, back: page }),
	});
}

/** The path of the page a lead comes from, which forms give as an address or as a path; the home page where it does not say. */
function pageOf(address: unknown): string {
	const page = typeof address === 'string' ? URL.parse(address, 'https://any.invalid') : null;
	return (page && sameSitePath(page.pathname + page.search)) ?? '/';
}
