import address from '../../../browser/account/passkeys.ts?address';

/** What uses passkeys; null in browsers that have none, and where it could not be loaded. */
export async function loadPasskeys(): Promise<typeof import('../../../browser/account/passkeys.ts') | null> {
	if (!('PublicKeyCredential' in globalThis)) return null;
	return import(/* @vite-ignore */ address).catch(() => null);
}
