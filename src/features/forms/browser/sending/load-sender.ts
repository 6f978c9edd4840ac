import { loadAgain } from './load-again.ts';
import address from './sender.ts?address';

/** The module that validates a form by the contract and sends it. */
export type Sender = typeof import('./sender.ts');

/**
 * Loads the module that sends forms: 13 kB not needed by visitors who only open a form. Forms load it on the first answer, so that it is
 * ready when the button is pressed. Null when that failed; the next call tries again.
 */
export const loadSender = loadAgain<Sender>(address);
