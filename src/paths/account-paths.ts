/** The page where visitors sign in (WATCHLIST-004). */
export const SIGN_IN_PATH = '/sign-in';
