/** Key of what became of passkeys in this browser. */
const KEY = 'passkey_offer';

/** What became of passkeys in this browser: none is offered after 'declined'; sign-in begins with them after 'used'. */
export function becameOfPasskeys(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Keeps what became of passkeys; null to forget it, as when the dealer does not know the passkey any more. */
export function notePasskeys(became: 'declined' | 'used' | null): void {
	try {
		if (became === null) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, became);
	} catch {
		// Sign-in then begins as for everyone.
	}
}
