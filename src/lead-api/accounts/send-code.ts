import type { Context } from 'hono';
import { mobileNumber } from '../../domain/account/mobile-number.ts';
import { numberText } from '../../domain/account/number-text.ts';
import { CODE_MINUTES, RESEND_SECONDS } from '../../domain/account/sign-in-limits.ts';
import { fieldRefusal, Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';
import { codeText } from './code-text.ts';
import { writeSecret } from './cookies.ts';
import { limitCodes } from './limit-codes.ts';
import { requireAccounts } from './require-accounts.ts';
import { newCode, newSecret, storedKey } from './secrets.ts';

/**
 * Sends a sign-in code to a typed mobile number, and binds it to the browser by a cookie. The answer says nothing about whether the number
 * has an account. Throws a Refusal.
 */
export async function sendSignInCode(c: Context<Env>, deps: Deps, typed: string) {
	const { site, address } = c.var;
	const { abroad } = requireAccounts(site);
	const entered = mobileNumber(typed, { abroad });
	if ('problem' in entered) throw fieldRefusal([{ field: 'phone', message: entered.problem }]);
	const { phone } = entered;
	await limitCodes(deps, { site, phone, address });
	const now = deps.now();
	const [code, browser] = [newCode(), newSecret()];
	const browser_key = storedKey('browser', browser, deps.secret);
	const ends_at = new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();
	const code_hash = storedKey('code', browser_key + code, deps.secret);
	await deps.store.saveSignIn({ browser_key, dealer: site.slug, phone, code_hash, ends_at });
	if (!(await deps.sendText({ to: phone, text: codeText(site, code) }, site)))
		throw new Refusal(503, `We can’t send text messages right now. Please call us on ${site.phone}.`);
	writeSecret(c, 'sign-in', browser, CODE_MINUTES * 60);
	return {
		phone_end: phone.slice(-3),
		phone_text: numberText(phone),
		resend_seconds: RESEND_SECONDS,
		ends_at,
	};
}
