/** What a visitor signs in for (resolution 89): each has its own words on the sign-in page. */
export const SIGN_IN_TYPES = [
	'watchlist',
	'garage',
	'checkout',
	'finance',
	'spin-to-win',
	'online-payment',
	'equifax-finance',
] as const;

/** What a visitor signs in for, from {@link SIGN_IN_TYPES}. */
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** The type a text names; null for any other text. */
export function signInType(text: string | null): SignInType | null {
	return SIGN_IN_TYPES.find((type) => type === text) ?? null;
}
