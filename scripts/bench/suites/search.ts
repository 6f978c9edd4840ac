import { searchSuite } from '../search/search-suite.ts';

/** The search in the page compared with a server and other engines. */
export const suite = searchSuite();
