/** Longer questions are cut, characters: none needs more. */
export const LONGEST_QUESTION = 500;
