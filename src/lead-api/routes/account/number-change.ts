import { numberChange, numberCode } from '../../../api/account/number-change.ts';
import { mobileNumber } from '../../../domain/account/mobile-number.ts';
import { CODE_MINUTES, RECENT_MINUTES } from '../../../domain/account/sign-in-limits.ts';
import { provedNumber } from '../../accounts/enter-code.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { sendSignInCode } from '../../accounts/send-code.ts';
import { openSession, requireRecentSignIn } from '../../accounts/sessions.ts';
import { fieldRefusal, Refusal } from '../../answers/refusal.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Sends a code to another number of the signed-in visitor. */
export const numberCodeRoute = route(numberCode, (deps) => async (c, { body }) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	const { phone } = await requireRecentSignIn(c, deps);
	const entered = mobileNumber(body.phone, { abroad: true });
	if ('phone' in entered && entered.phone === phone)
		throw fieldRefusal([{ field: 'phone', message: 'You already sign in with this number.' }]);
	return sendSignInCode(c, deps, body.phone);
});

/** Changes the mobile number of the signed-in visitor to one that a code has proved. The previous number gets a text about it. */
export const numberChangeRoute = route(numberChange, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'account', address);
	// A code that was sent may be entered as long as it works.
	const before = await requireRecentSignIn(c, deps, RECENT_MINUTES + CODE_MINUTES);
	const phone = await provedNumber(c, deps, body.code);
	if (phone === before.phone) return { user: before };
	if (!(await deps.store.changeNumber(before.id, phone)))
		throw new Refusal(
			409,
			'This number already has an account here. Sign in with it, or use another number.',
		);
	await deps.store.closeSessions(before.id);
	const user = await openSession(c, deps, phone);
	await deps.sendText(
		{
			to: before.phone,
			text: `You now sign in at ${site.name} with another number. Was this not you? Call us on ${site.phone}.`,
		},
		site,
	);
	deps.log({ level: 'info', message: 'the number of an account was changed', dealer: site.slug });
	return { user };
});
