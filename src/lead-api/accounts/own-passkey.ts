import type { Passkey } from '../store/accounts/passkey-store.ts';

/** A passkey as its owner sees it. */
export function ownPasskey({ id, name, created_at, used_at }: Passkey) {
	return { id, name, created_at, used_at };
}
