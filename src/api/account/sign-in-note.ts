/**
 * The cookie by which the lead API notes the account of a visitor who signed in by a plain form, as before the page's scripts had arrived:
 * the next page with hearts loads its list. Scripts read it; it has no name and no number. Pages see by its name that hearts wait
 * (watch-marks.ts).
 */
export const SIGN_IN_NOTE = 'watchlist_saved';
