import { crashSuite } from '../leads/crash-suite.ts';

/** Leads lost when services, databases and disks fail, in hundreds of crashes. */
export const suite = crashSuite;
