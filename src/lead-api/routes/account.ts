import { codeRequest } from '../../api/account/codes.ts';
import { account, signIn, signOut } from '../../api/account/sessions.ts';
import { mobileNumber } from '../../domain/account/mobile-number.ts';
import {
	CODE_DIGITS,
	CODE_MINUTES,
	CODE_TRIES,
	RESEND_SECONDS,
} from '../../domain/account/sign-in-limits.ts';
import { codeText } from '../accounts/code-text.ts';
import { dropSecret, readSecret, writeSecret } from '../accounts/cookies.ts';
import { limitCodes, limitTries } from '../accounts/limit-codes.ts';
import { requireAccounts } from '../accounts/require-accounts.ts';
import { newCode, newSecret, storedKey } from '../accounts/secrets.ts';
import { endSession, openSession, signedIn } from '../accounts/sessions.ts';
import { fieldRefusal, Refusal } from '../answers/refusal.ts';
import { limitCall } from '../limits/count-call.ts';
import { route } from '../route.ts';

/** Sends a sign-in code. The answer says nothing about whether the number has an account. */
export const codeRequestRoute = route(codeRequest, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	const { abroad } = requireAccounts(site);
	const entered = mobileNumber(body.phone, { abroad });
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
	return { phone_end: phone.slice(-3), resend_seconds: RESEND_SECONDS, ends_at };
});

/** Signs in with the code that this browser requested. */
export const signInRoute = route(signIn, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitTries(deps, address);
	const code = body.code.replace(/\D/g, '');
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
	if (outcome.status === 'ended') throw new Refusal(409, 'This code has ended. Please ask for a new one.');
	dropSecret(c, 'sign-in');
	return { user: await openSession(c, deps, outcome.phone) };
});

/** The signed-in visitor. */
export const accountRoute = route(account, (deps) => async (c) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	return { user: await signedIn(c, deps) };
});

/** Ends this session, or all of them. */
export const signOutRoute = route(signOut, (deps) => async (c, { body }) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	const user = body.everywhere ? await signedIn(c, deps) : null;
	if (user) await deps.store.closeSessions(user.id);
	await endSession(c, deps);
	return { success: true as const };
});

function wrongCode(left: number): string {
	const tries = left === 1 ? 'one try' : `${left} tries`;
	return left === 0
		? 'That isn’t the code we sent last. Please ask for a new one.'
		: `That isn’t the code we sent last: older codes stop working. You have ${tries} left.`;
}
