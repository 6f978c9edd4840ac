const unused = (): never => {
	throw new Error('The search keeps its own addresses: InstantSearch’s router is not used.');
};

/**
 * What the bundle has in place of `qs` (astro.config.mjs): InstantSearch imports it for its own router, which the search does not use
 * (`search-router.ts`), and it would be 17 kB of the search page's scripts after gzip.
 */
export default { parse: unused, stringify: unused };
