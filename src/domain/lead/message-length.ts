/** The longest message of a lead, characters. */
export const LONGEST_MESSAGE = 5000;
