import {
	type AuthenticationResponseJSON,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../answers/refusal.ts';
import { describeError, type Log } from '../log.ts';
import type { Passkey } from '../store/accounts/passkey-store.ts';
import type { RelyingParty } from './passkey-challenge.ts';

/** Algorithms of passkeys by their COSE numbers: EdDSA, ES256 and RS256, which all authenticators of today have one of. */
export const ALGORITHMS = [-8, -7, -257];

/** What an authenticator has answered, as it came. */
type Sent = object;

interface Expected extends RelyingParty {
	/** The dealer's slug, for the log. */
	dealer: string;
	log: Log;
	/** Whether the browser was given a challenge, which is then used up. */
	takeChallenge: (challenge: string) => Promise<boolean>;
}

/** Verifies a new passkey; null for an answer that is not to be trusted. Throws a 409 Refusal for a challenge that has ended. */
export async function verifiedNew(sent: Sent, expected: Expected) {
	const { registrationInfo } = await verified(expected, (parameters) =>
		verifyRegistrationResponse({
			...parameters,
			response: sent as RegistrationResponseJSON,
			supportedAlgorithmIDs: ALGORITHMS,
		}),
	);
	return registrationInfo?.credential ?? null;
}

/**
 * The uses that a passkey's authenticator has counted; null for an answer that is not its own. Throws a 409 Refusal for a challenge that
 * has ended.
 */
export async function verifiedCounter(
	sent: Sent,
	{ id, public_key, counter, transports }: Passkey,
	expected: Expected,
): Promise<number | null> {
	const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'));
	const { authenticationInfo } = await verified(expected, (parameters) =>
		verifyAuthenticationResponse({
			...parameters,
			response: sent as AuthenticationResponseJSON,
			credential: { id, publicKey, counter, transports: [...transports] },
		}),
	);
	return authenticationInfo?.newCounter ?? null;
}

/** Longer reasons hide others in a log, characters: they repeat what was sent. */
const LONGEST_REASON = 300;

/**
 * Calls the library, which throws for whatever it cannot read, and for a counter that goes back: a copied authenticator. The log has its
 * reason, as it may be the service's own settings: a proxy that hides the host makes every origin wrong.
 */
async function verified<Outcome extends { verified: boolean }>(
	{ origin, id, dealer, log, takeChallenge }: Expected,
	verify: (parameters: {
		expectedChallenge: (challenge: string) => Promise<boolean>;
		expectedOrigin: string;
		expectedRPID: string;
	}) => Promise<Outcome>,
): Promise<Partial<Outcome>> {
	let isKnown: Promise<boolean> | undefined;
	const expectedChallenge = (challenge: string) => {
		isKnown = takeChallenge(challenge);
		return isKnown;
	};
	try {
		const outcome = await verify({ expectedChallenge, expectedOrigin: origin, expectedRPID: id });
		return outcome.verified ? outcome : {};
	} catch (error) {
		// Rejects again where the store failed, for which the answer is not to blame.
		if ((await isKnown) === false) throw new Refusal(409, 'This took too long. Please try again.');
		const reason = describeError(error).slice(0, LONGEST_REASON);
		log({ level: 'warn', message: 'the answer of an authenticator was not trusted', dealer, reason });
		return {};
	}
}
