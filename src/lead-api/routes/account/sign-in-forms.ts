import type { Context } from 'hono';
import { codeForm, signInForm } from '../../../api/account/forms.ts';
import { signInRequest } from '../../../domain/account/sign-in-request.ts';
import { noteAccount } from '../../accounts/cookies.ts';
import { enterSignInCode } from '../../accounts/enter-code.ts';
import { sendSignInCode } from '../../accounts/send-code.ts';
import { Refusal } from '../../answers/refusal.ts';
import { codePage, phonePage, stoppedPage } from '../../answers/sign-in-pages.ts';
import type { Env } from '../../deps.ts';
import { route } from '../../route.ts';

/** Sends a sign-in code to a browser without JavaScript, and answers with the page for it. */
export const codeFormRoute = route(codeForm, (deps) => async (c, { body }) => {
	const { site } = c.var;
	const request = requestOf(c, body);
	let phone: string;
	try {
		phone = (await sendSignInCode(c, deps, body.phone)).phone_text;
	} catch (error) {
		if (isStop(error)) return stoppedPage(error, request, site);
		return phonePage({ phone: body.phone, request }, problemOf(error), site);
	}
	const page = codePage({ phone, request }, null, site);
	// With the cookie that was set.
	return c.newResponse(page.body, { status: 200, headers: Object.fromEntries(page.headers) });
});

/** Signs a browser without JavaScript in, and leads on. */
export const signInFormRoute = route(signInForm, (deps) => async (c, { body }) => {
	const { site } = c.var;
	const request = requestOf(c, body);
	try {
		noteAccount(c, (await enterSignInCode(c, deps, body.code)).id);
	} catch (error) {
		if (isStop(error)) return stoppedPage(error, request, site);
		return codePage({ phone: body.phone, code: body.code, request }, problemOf(error), site);
	}
	return c.redirect(request.redirect, 303);
});

/** What the page was opened for: in the fields of the service's own pages, in the address of the site's page. */
function requestOf(c: Context<Env>, { type, redirect, back }: Record<'type' | 'redirect' | 'back', string>) {
	if (redirect !== '') return signInRequest(new URLSearchParams({ type, redirect, back }));
	const page = c.req.header('referer') ?? '';
	return signInRequest(URL.canParse(page) ? new URL(page).searchParams : new URLSearchParams());
}

/** Whether a refusal has nothing to do with what the visitor typed: a limit was reached, or no text can be sent. */
function isStop(error: unknown): error is Refusal {
	return error instanceof Refusal && (error.status === 429 || error.status === 503);
}

/** The message of a refusal that the visitor can do something about. Throws any other error again. */
function problemOf(error: unknown): string {
	if (!(error instanceof Refusal) || (error.status !== 422 && error.status !== 409)) throw error;
	return error.problems[0]?.message ?? error.message;
}
