import { searchSuite } from '../search/search-suite.ts';

/** The search in the page beside a server and other engines. */
export const suite = searchSuite();
