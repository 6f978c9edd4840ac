const unused = (): never => {
	throw new Error('InstantSearch’s own router is not used: see search-router.ts.');
};

/**
 * Replaces the package `qs` in the bundle (astro.config.mjs). InstantSearch imports it for its own router, which the search does not use
 * (`search-router.ts`); it would add 17 kB (gzip) to the search page's scripts.
 */
export default { parse: unused, stringify: unused };
