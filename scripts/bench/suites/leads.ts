import { leadsSuite } from '../leads/leads-suite.ts';

/** How fast leads are taken, beside the bare database. */
export const suite = leadsSuite;
