import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Runs in a worker: finds the answer to a challenge, so that the page stays at hand meanwhile. Says null when there is none. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
	postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
});
