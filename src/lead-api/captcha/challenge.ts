import { createHash, createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What a visitor's device computes while they type: about a second of a laptop's time, a few of an old phone's. */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 5000;
const COUNTER = { least: 200, most: 400 };
/** How long somebody may take to fill a form in after it asked for the challenge, minutes. */
const MINUTES = 120;

/** A challenge that only this service could have made, for one dealer's forms. */
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

/** A good proof, as it is remembered so that nobody uses it twice. */
export interface Proof {
	key: string;
	expires_at: string;
}

/** Whether a payload solves a challenge of this dealer's; null when it does not, whatever it is. */
export async function verifyProof(payload: string, dealer: string, secret: string): Promise<Proof | null> {
	try {
		const { challenge, solution }: Payload = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
		const { data, expiresAt } = challenge.parameters;
		if (data?.dealer !== dealer || expiresAt === undefined || challenge.signature === undefined) return null;
		const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(secret) });
		if (!verified) return null;
		const key = createHash('sha256').update(challenge.signature.toLowerCase()).digest('base64url');
		return { key, expires_at: new Date(expiresAt * 1000).toISOString() };
	} catch {
		// Junk makes the library fall over its own feet; that is no proof either.
		return null;
	}
}

function secrets(secret: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
	const derived = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
	return {
		hmacSignatureSecret: derived('challenge'),
		hmacKeySignatureSecret: derived('challenge key'),
	};
}
