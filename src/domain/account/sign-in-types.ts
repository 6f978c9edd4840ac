/** What a visitor signs in for (resolution 89): each has words of its own on the sign-in page. */
export const SIGN_IN_TYPES = [
	'watchlist',
	'garage',
	'checkout',
	'finance',
	'spin-to-win',
	'online-payment',
	'equifax-finance',
] as const;

export type SignInType = (typeof SIGN_IN_TYPES)[number];
