/** The page where visitors sign in (WATCHLIST-004). */
export const SIGN_IN_PATH = '/sign-in';

/** The address of that page for a purpose, with the paths after signing in and after leaving it. */
export const signInPath = (query: { type: string; redirect: string; back: string }): string =>
	`${SIGN_IN_PATH}?${new URLSearchParams(query)}`;
