import type { Challenge } from '../../api/leads/captcha.ts';
import { getChallenge } from '../../api/leads/get-challenge.ts';
import address from './solve-challenge.ts?worker&url';

/**
 * A proof for the lead API's `captcha` field, or why there is none: the lead API does not respond, or this browser cannot compute one in
 * time.
 */
export type Proof = { payload: string } | { none: 'away' | 'impossible' };

/** The proof of work for a form (resolution 112). */
export interface ProofOfWork {
	/** Returns the proof and starts another: each is valid for one form. */
	take: () => Promise<Proof>;
}

/** The timeout for a proof after the button was pressed, milliseconds. */
const PATIENCE_MS = 12_000;

/** A challenge that expires within this time is not used, milliseconds. */
const MARGIN_MS = 30_000;

/** Unix milliseconds in `endsAt`. */
type Made = { payload: string; endsAt: number } | { none: 'away' | 'impossible' };

/**
 * Starts when a form is first used, so that there is no checkbox and little waiting.
 *
 * @param api the address of the lead API
 * @param tell called with whether a proof is ready
 */
export function proofOfWork(api: string, tell: (isThere: boolean) => void): ProofOfWork {
	const begin = () => {
		tell(false);
		const proof = makeProof(api);
		proof.then((made) => tell('payload' in made));
		return proof;
	};
	let proof: Promise<Made> | null = begin();
	return {
		take: async () => {
			const patience = new Promise<Made>((resolve) =>
				setTimeout(resolve, PATIENCE_MS, { none: 'impossible' }),
			);
			const inTime = (work: Promise<Made>) => Promise.race([work, patience]);
			let made = await inTime(proof ?? begin());
			// The network may be back; an expiring challenge is not sent.
			const isStale = 'payload' in made ? made.endsAt <= Date.now() + MARGIN_MS : made.none === 'away';
			if (proof && isStale) made = await inTime(begin());
			proof = null;
			return made;
		},
	};
}

async function makeProof(api: string): Promise<Made> {
	try {
		const challenge = await getChallenge(api);
		if (challenge === null) return { none: 'away' };
		const solution = await solved(challenge);
		if (solution === null) throw new Error('the challenge has no answer');
		return {
			payload: btoa(JSON.stringify({ challenge, solution })),
			endsAt: (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
		};
	} catch (error) {
		console.warn('The spam check did not run.', error);
		return { none: 'impossible' };
	}
}

async function solved(challenge: Challenge): Promise<object | null> {
	const worker = new Worker(address, { type: 'module' });
	try {
		return await new Promise<object | null>((resolve, reject) => {
			worker.addEventListener('message', ({ data }) => resolve(data));
			worker.addEventListener('error', () => reject(new Error('its worker did not start')));
			worker.postMessage(challenge);
		});
	} finally {
		worker.terminate();
	}
}
