/** Key of the visitor's answer, for this browser. */
const KEY = 'passkey_offer';

/** Whether this browser may be offered a passkey: it can make one, and its visitor has not said 'Not now' here. */
export async function mayOfferPasskey(): Promise<boolean> {
	try {
		if (localStorage.getItem(KEY) === 'declined') return false;
		return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
	} catch {
		return false;
	}
}

/** Offers no passkey in this browser any more. */
export function declinePasskey(): void {
	try {
		localStorage.setItem(KEY, 'declined');
	} catch {
		// It is offered once more then.
	}
}
