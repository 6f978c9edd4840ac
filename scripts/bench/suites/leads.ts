import { leadsSuite } from '../leads/leads-suite.ts';

/** Rate at which leads are accepted, compared with the bare database. */
export const suite = leadsSuite;
