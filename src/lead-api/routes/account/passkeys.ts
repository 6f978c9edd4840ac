import { generateRegistrationOptions } from '@simplewebauthn/server';
import {
	passkeyList,
	passkeyOptions,
	passkeyRegistration,
	passkeyRemoval,
} from '../../../api/account/passkeys.ts';
import { MOST_PASSKEYS } from '../../../domain/account/sign-in-limits.ts';
import { deviceName } from '../../accounts/device-name.ts';
import { ownPasskey } from '../../accounts/own-passkey.ts';
import { keepChallenge, relyingParty, takeChallenge } from '../../accounts/passkey-challenge.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { requireRecentSignIn, requireSignedIn } from '../../accounts/sessions.ts';
import { ALGORITHMS, verifiedNew } from '../../accounts/verify-passkey.ts';
import { Refusal } from '../../answers/refusal.ts';
import type { Deps } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Options for a new passkey: for this host, found without a name, and unlocked by the device. */
export const passkeyOptionsRoute = route(passkeyOptions, (deps) => async (c) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'account', address);
	const user = await requireRecentSignIn(c, deps);
	const known = await deps.store.passkeys(user.id);
	const options = await generateRegistrationOptions({
		rpName: site.name,
		rpID: relyingParty(c).id,
		userName: user.phone,
		userID: new TextEncoder().encode(user.id),
		excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
		supportedAlgorithmIDs: ALGORITHMS,
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	});
	await keepChallenge(c, deps, { challenge: options.challenge, accountId: user.id });
	return { options: { ...options } };
});

/** Keeps a new passkey. */
export const passkeyRegistrationRoute = route(passkeyRegistration, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'account', address);
	const user = await requireRecentSignIn(c, deps);
	const credential = await verifiedNew(body.credential, {
		...relyingParty(c),
		dealer: site.slug,
		log: deps.log,
		takeChallenge: (challenge) => takeChallenge(c, deps, { challenge, accountId: user.id }),
	});
	if (!credential) throw new Refusal(422, 'This passkey could not be checked. Please try again.');
	const isAdded = await deps.store.addPasskey(
		user.id,
		{
			id: credential.id,
			public_key: Buffer.from(credential.publicKey).toString('base64url'),
			counter: credential.counter,
			transports: credential.transports ?? [],
			name: deviceName(c.req.header('user-agent') ?? ''),
			created_at: deps.now().toISOString(),
			used_at: null,
		},
		MOST_PASSKEYS,
	);
	if (!isAdded)
		throw new Refusal(
			409,
			`You already have this passkey, or ${MOST_PASSKEYS} others. Please remove one first.`,
		);
	deps.log({ level: 'info', message: 'a passkey was added', dealer: site.slug });
	return listOf(deps, user.id);
});

/** The passkeys of the signed-in visitor. */
export const passkeyListRoute = route(passkeyList, (deps) => async (c) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	return listOf(deps, (await requireSignedIn(c, deps)).id);
});

/** Removes a passkey of the signed-in visitor. */
export const passkeyRemovalRoute = route(passkeyRemoval, (deps) => async (c, { body }) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'account', c.var.address);
	const user = await requireSignedIn(c, deps);
	await deps.store.removePasskey(user.id, body.id);
	deps.log({ level: 'info', message: 'a passkey was removed', dealer: c.var.site.slug });
	return listOf(deps, user.id);
});

async function listOf({ store }: Deps, accountId: string) {
	return { passkeys: (await store.passkeys(accountId)).map(ownPasskey) };
}
