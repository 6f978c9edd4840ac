import { crashSuite } from '../leads/crash-suite.ts';

/** What is lost when services, databases and disks fail, by the hundred. */
export const suite = crashSuite;
