import { pendingSave } from '../../../browser/account/pending-save.ts';
import { becameOfPasskeys } from '../../../browser/account/used-passkey.ts';
import { type SignInRequest, signInRequest } from '../../../domain/account/sign-in-request.ts';
import { type SignInWords, signInWords, welcomeBack } from '../../../domain/account/sign-in-words.ts';

/** Why the sign-in page is open: what its address asks for, and the words for it. */
export interface Reason extends SignInRequest {
	words: SignInWords;
	/** Whether it begins with a passkey, which this browser has used before. */
	isReturn: boolean;
}

/**
 * Reads the page's address and the vehicle waiting to be saved. The script before hydration and the island both call it: the island finds the
 * words it would render.
 *
 * @param mayReturn whether the page may begin with a passkey
 */
export function readReason(noun: string, mayReturn = true): Reason {
	// While the page is built there is no address.
	const request = signInRequest(new URLSearchParams(globalThis.location?.search ?? ''));
	const model = request.type === 'watchlist' ? (pendingSave()?.model ?? null) : null;
	const words = signInWords(request.type, noun, model);
	const isReturn = mayReturn && 'PublicKeyCredential' in globalThis && becameOfPasskeys() === 'used';
	return { ...request, words: isReturn ? welcomeBack(words) : words, isReturn };
}
