import type { Challenge } from './captcha.ts';
import { CAPTCHA_PATH } from './captcha-path.ts';

/** How long to wait for an answer, milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Gets a challenge, good for one form (ENQUIRY-009, resolution 112). What solves it checks it: one that is none has no solution.
 *
 * @returns null without an answer that can be read
 * @throws Error when the service refuses to give one
 */
export async function getChallenge(api: string): Promise<Challenge | null> {
	let response: Response;
	try {
		response = await fetch(api + CAPTCHA_PATH, {
			headers: { accept: 'application/json' },
			cache: 'no-store',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
	} catch {
		return null;
	}
	if (response.status >= 500) return null;
	if (!response.ok) throw new Error(`the lead API gives no challenge: ${response.status}`);
	const challenge = await response.json().catch(() => null);
	return typeof challenge?.parameters === 'object' && challenge.parameters !== null ? challenge : null;
}
