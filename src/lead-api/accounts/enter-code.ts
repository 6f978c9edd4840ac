import type { Context } from 'hono';
import { CODE_DIGITS, CODE_TRIES } from '../../domain/account/sign-in-limits.ts';
import { fieldRefusal, Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';
import type { Account } from '../store/accounts/account-store.ts';
import { dropSecret, readSecret } from './cookies.ts';
import { limitTries } from './limit-codes.ts';
import { requireAccounts } from './require-accounts.ts';
import { storedKey } from './secrets.ts';
import { openSession } from './sessions.ts';

/** Signs in with the code that this browser requested. Throws a Refusal as {@link provedNumber} does. */
export async function enterSignInCode(c: Context<Env>, deps: Deps, typed: string): Promise<Account> {
	return openSession(c, deps, await provedNumber(c, deps, typed));
}

/**
 * The number that a code was sent to, which its visitor has: in E.164. Throws a Refusal: 422 for a wrong code, 409 for one that has ended.
 */
export async function provedNumber(c: Context<Env>, deps: Deps, typed: string): Promise<string> {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitTries(deps, address);
	const code = typed.normalize('NFKC').replace(/\D/g, '');
	if (code.length !== CODE_DIGITS)
		throw fieldRefusal([{ field: 'code', message: `Please enter the ${CODE_DIGITS} digits of the code.` }]);
	const browser = readSecret(c, 'sign-in');
	const browser_key = storedKey('browser', browser ?? '', deps.secret);
	const code_hash = storedKey('code', browser_key + code, deps.secret);
	const outcome = await deps.store.enterCode(
		{ dealer: site.slug, browser_key, code_hash },
		CODE_TRIES,
		deps.now(),
	);
	if (outcome.status === 'wrong') throw fieldRefusal([{ field: 'code', message: wrongCode(outcome.left) }]);
	if (outcome.status === 'ended') throw new Refusal(409, 'This code has expired. Please ask for a new one.');
	dropSecret(c, 'sign-in');
	return outcome.phone;
}

function wrongCode(left: number): string {
	const tries = left === 1 ? 'one try' : `${left} tries`;
	return left === 0
		? 'That isn’t the code we sent last. Please ask for a new one.'
		: `That isn’t the code we sent last: older codes stop working. You have ${tries} left.`;
}
