import { mobileNumber } from '../../domain/account/mobile-number.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Log } from '../log.ts';
import type { Account } from '../store/accounts/account-store.ts';

/** Checks that a body names the number of the session (resolution 90). Throws a 403 Refusal for any other, which the log has without it. */
export function requireOwnNumber(
	{ phone }: Account,
	named: string,
	{ dealer, log }: { dealer: string; log: Log },
): void {
	const entered = mobileNumber(named, { abroad: true });
	if ('phone' in entered && entered.phone === phone) return;
	log({ level: 'warn', message: 'a call for the account of another number was refused', dealer });
	throw new Refusal(403, 'You are signed in with another number. Please sign in again.');
}
