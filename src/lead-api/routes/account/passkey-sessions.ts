import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { passkeySignIn, passkeySignInOptions } from '../../../api/account/passkeys.ts';
import { limitTries } from '../../accounts/limit-codes.ts';
import { keepChallenge, relyingParty, takeChallenge } from '../../accounts/passkey-challenge.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { openSession } from '../../accounts/sessions.ts';
import { verifiedCounter } from '../../accounts/verify-passkey.ts';
import { Refusal } from '../../answers/refusal.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Options to sign in with any passkey of this host: they name no account. */
export const passkeySignInOptionsRoute = route(passkeySignInOptions, (deps) => async (c) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(c).id,
		userVerification: 'required',
	});
	await keepChallenge(c, deps, { challenge: options.challenge, accountId: null });
	return { options: { ...options } };
});

/** Signs in with a passkey. */
export const passkeySignInRoute = route(passkeySignIn, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitTries(deps, address);
	const owner = await deps.store.passkeyOwner(site.slug, body.credential.id);
	const expected = {
		...relyingParty(c),
		dealer: site.slug,
		log: deps.log,
		takeChallenge: (challenge: string) => takeChallenge(c, deps, { challenge, accountId: null }),
	};
	const counter = owner && (await verifiedCounter(body.credential, owner.passkey, expected));
	if (!owner || counter === null)
		throw new Refusal(422, 'This passkey no longer works here. Please sign in with a code.');
	await deps.store.usePasskey(owner.passkey.id, counter, deps.now());
	return { user: await openSession(c, deps, owner.account.phone), offers_passkey: false };
});
