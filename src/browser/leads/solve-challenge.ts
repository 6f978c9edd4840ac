import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Runs in a worker, so that the page stays responsive: solves a challenge and posts the solution, or null when there is none. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
	postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
});
