import { ACCOUNT_PATH } from './account-path.ts';

/** A signed-in visitor, as the lead API names one. */
export interface SignedIn {
	id: string;
	phone: string | null;
}

/**
 * The signed-in visitor: null for none, undefined where the service does not answer. Pages ask this before interaction, so it does without
 * the contract's schema.
 *
 * @param api the path of the lead API
 */
export async function getUser(api: string): Promise<SignedIn | null | undefined> {
	try {
		const response = await fetch(api + ACCOUNT_PATH, { headers: { accept: 'application/json' } });
		return response.ok ? (await response.json()).user : undefined;
	} catch {
		return undefined;
	}
}
