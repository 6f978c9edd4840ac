/** The largest amount that a form or an option may name: more is a slip of the keyboard. */
export const MOST_DOLLARS = 10_000_000;
