import { wordsSuite } from '../words/words-suite.ts';

/** How quickly a sentence in plain words is understood. */
export const suite = wordsSuite();
