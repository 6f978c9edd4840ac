/** The path of phrased answers, in a file of its own: pages that ask for one need no schema. */
export const PHRASED_ANSWERS_PATH = '/phrased-answers';
