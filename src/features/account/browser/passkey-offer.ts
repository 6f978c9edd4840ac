import { becameOfPasskeys } from '../../../browser/account/used-passkey.ts';

/** Whether this browser may be offered a passkey: it can make one, and its visitor has not said 'Not now' here. */
export async function mayOfferPasskey(): Promise<boolean> {
	try {
		if (becameOfPasskeys() === 'declined') return false;
		return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
	} catch {
		return false;
	}
}
