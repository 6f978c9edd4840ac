import type { Context } from 'hono';
import { normalisedPhone } from '../../domain/phone/normalised-phone.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { SPIN_PATH } from '../../paths/spin-path.ts';
import { readSecret, writeSecret } from '../accounts/cookies.ts';
import { newSecret, storedKey } from '../accounts/secrets.ts';
import { signedIn } from '../accounts/sessions.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';

/** A visitor as a player of a promotion. */
export interface Player {
	/** Keyed hash of the account's number, or of the browser's cookie. */
	key: string;
	/** Null where players need not sign in. */
	account: { id: string; phone: string } | null;
}

/** A browser remembers its spin for as long as a promotion may run. */
const COOKIE_SECONDS = 366 * 24 * 60 * 60;

/**
 * The player of a request: an account where the dealer closed the gate (WATCHLIST-016), else the browser. Throws a 403 Refusal with the
 * address of sign-in for a visitor who is not signed in.
 */
export async function playerOf(c: Context<Env>, deps: Deps): Promise<Player> {
	if (c.var.site.accounts?.gates.spin_to_win) {
		const account = await signedIn(c, deps);
		if (!account)
			throw new Refusal(403, 'Please sign in first: there is one spin for each mobile number.', {
				sign_in: signInPath({ type: 'spin-to-win', redirect: SPIN_PATH, back: '/' }),
			});
		return { key: phoneKey(account.phone, deps), account };
	}
	const known = readSecret(c, 'spin');
	const secret = known ?? newSecret();
	if (known === null) writeSecret(c, 'spin', secret, COOKIE_SECONDS);
	return { key: storedKey('spin', secret, deps.secret), account: null };
}

/** Keyed hash of a phone number, which one spin is for. */
export function phoneKey(phone: string, { secret }: Pick<Deps, 'secret'>): string {
	return storedKey('spin', normalisedPhone(phone), secret);
}
