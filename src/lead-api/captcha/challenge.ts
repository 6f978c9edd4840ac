import { createHash, createHmac } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readProofPayload } from './proof-payload.ts';

/** Proof of work, computed while the visitor types: about a second on a laptop, a few seconds on an old phone. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 5000;
const COUNTER = { least: 200, most: 400 };
/** Lifetime of a challenge, minutes: the time a visitor has to fill in the form. */
const MINUTES = 120;

/** A challenge signed with this service's secret, for one dealer's forms. */
export function makeChallenge(dealer: string, secret: string, now: Date): Promise<Challenge> {
	return createChallenge({
		algorithm: ALGORITHM,
		cost: COST,
		counter: randomInt(COUNTER.most, COUNTER.least),
		deriveKey,
		data: { dealer },
		expiresAt: Math.floor(now.getTime() / 1000) + MINUTES * 60,
		...secrets(secret),
	});
}

/** Identity of a valid proof, stored so that each proof is used once. */
export interface Proof {
	key: string;
	expires_at: string;
}

/**
 * The proof in a payload; null unless it solves a challenge of this dealer. Rejects only when the check itself fails, which says nothing
 * about the payload.
 */
export async function verifyProof(payload: string, dealer: string, secret: string): Promise<Proof | null> {
	const read = readProofPayload(payload);
	if (read?.challenge.parameters.data.dealer !== dealer) return null;
	const { challenge, solution } = read;
	const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(secret) });
	if (!verified) return null;
	const key = createHash('sha256').update(challenge.signature.toLowerCase()).digest('base64url');
	return { key, expires_at: new Date(challenge.parameters.expiresAt * 1000).toISOString() };
}

function secrets(secret: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
	const derived = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
	return {
		hmacSignatureSecret: derived('challenge'),
		hmacKeySignatureSecret: derived('challenge key'),
	};
}
