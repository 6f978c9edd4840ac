import type { Context } from 'hono';
import { CHALLENGE_MINUTES } from '../../domain/account/sign-in-limits.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';
import { readSecret, writeSecret } from './cookies.ts';
import { newSecret, storedKey } from './secrets.ts';

/** The site that a passkey is for: the dealer's exact host, by the origin of the page. */
export interface RelyingParty {
	origin: string;
	/** 'www.coast.example'. */
	id: string;
}

/** The relying party of a request, whose origin was found to be the dealer's own. Throws a 403 Refusal for a request that names none. */
export function relyingParty(c: Context<Env>): RelyingParty {
	const origin = c.req.header('origin') ?? '';
	if (!URL.canParse(origin))
		throw new Refusal(403, 'Passkeys are used from the pages of the dealer itself only.');
	return { origin, id: new URL(origin).hostname };
}

/**
 * Keeps a challenge, and binds it to the browser by a cookie.
 *
 * @param accountId the account that adds a passkey; null for signing in
 */
export async function keepChallenge(
	c: Context<Env>,
	deps: Deps,
	{ challenge, accountId }: { challenge: string; accountId: string | null },
): Promise<void> {
	// One cookie for all tabs of a browser.
	const secret = readSecret(c, 'passkey') ?? newSecret();
	await deps.store.saveChallenge({
		browser_key: storedKey('passkey', secret, deps.secret),
		dealer: c.var.site.slug,
		account_id: accountId,
		challenge,
		ends_at: new Date(deps.now().getTime() + CHALLENGE_MINUTES * 60_000).toISOString(),
	});
	writeSecret(c, 'passkey', secret, CHALLENGE_MINUTES * 60);
}

/** Whether this browser was given a challenge, which is then used up. */
export function takeChallenge(
	c: Context<Env>,
	deps: Deps,
	{ challenge, accountId }: { challenge: string; accountId: string | null },
): Promise<boolean> {
	const browser_key = storedKey('passkey', readSecret(c, 'passkey') ?? '', deps.secret);
	return deps.store.takeChallenge(
		{ browser_key, dealer: c.var.site.slug, account_id: accountId, challenge },
		deps.now(),
	);
}
