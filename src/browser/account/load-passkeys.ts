import address from './passkeys.ts?address';

type Passkeys = typeof import('./passkeys.ts');

/** What uses passkeys; null in browsers that have none, and where it could not be loaded. */
export async function loadPasskeys(): Promise<Passkeys | null> {
	if (!('PublicKeyCredential' in globalThis)) return null;
	return import(/* @vite-ignore */ address).catch(() => null);
}
