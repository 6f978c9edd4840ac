import { pendingSave } from '../../../browser/account/pending-save.ts';
import { type SignInRequest, signInRequest } from '../../../domain/account/sign-in-request.ts';
import { type SignInWords, signInWords, welcomeBack } from '../../../domain/account/sign-in-words.ts';

/** Why the sign-in page is open: what its address asks for, and the words for it. */
export interface Reason extends SignInRequest {
	words: SignInWords;
}

/**
 * Reads the page's address and the vehicle waiting to be saved. The script before hydration and the island both call it: the island finds
 * the words it would render.
 */
export function readReason(noun: string): Reason {
	// While the page is built there is no address.
	const request = signInRequest(new URLSearchParams(globalThis.location?.search ?? ''));
	const model = request.type === 'watchlist' ? (pendingSave()?.model ?? null) : null;
	const words = signInWords(request.type, noun, model);
	const isReturn = globalThis.document?.querySelector('[data-return]');
	return { ...request, words: isReturn ? welcomeBack(words) : words };
}
