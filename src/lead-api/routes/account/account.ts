import type { Context } from 'hono';
import { codeRequest } from '../../../api/account/codes.ts';
import { account, signIn } from '../../../api/account/sessions.ts';
import { signOut } from '../../../api/account/sign-out.ts';
import { signOutForm } from '../../../api/account/sign-out-form.ts';
import { enterSignInCode } from '../../accounts/enter-code.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { sendSignInCode } from '../../accounts/send-code.ts';
import { endSession, signedIn } from '../../accounts/sessions.ts';
import { signedOutPage } from '../../answers/sign-in-pages.ts';
import type { Deps, Env } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Sends a sign-in code. */
export const codeRequestRoute = route(
	codeRequest,
	(deps) =>
		(c, { body }) =>
			sendSignInCode(c, deps, body.phone),
);

/** Signs in with the code that this browser requested. */
export const signInRoute = route(signIn, (deps) => async (c, { body }) => {
	const user = await enterSignInCode(c, deps, body.code);
	return { user, offers_passkey: (await deps.store.passkeys(user.id)).length === 0 };
});

/** The signed-in visitor. */
export const accountRoute = route(account, (deps) => async (c) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	return { user: await signedIn(c, deps) };
});

/** Ends this session, or all of them. */
export const signOutRoute = route(signOut, (deps) => async (c, { body }) => {
	await signOutVisitor(c, deps, body.everywhere);
	return { success: true as const };
});

/** The same for a browser without JavaScript. */
export const signOutFormRoute = route(signOutForm, (deps) => async (c, { body }) => {
	const everywhere = body.everywhere !== '';
	await signOutVisitor(c, deps, everywhere);
	const page = signedOutPage(everywhere, c.var.site);
	// With the cookie that was removed.
	return c.newResponse(page.body, { status: 200, headers: Object.fromEntries(page.headers) });
});

async function signOutVisitor(c: Context<Env>, deps: Deps, everywhere: boolean): Promise<void> {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	const user = everywhere ? await signedIn(c, deps) : null;
	if (user) await deps.store.closeSessions(user.id);
	await endSession(c, deps);
}
