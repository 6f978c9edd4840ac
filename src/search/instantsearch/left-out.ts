const unused = (): never => {
	throw new Error(
		'This part of InstantSearch is left out of the bundle: src/search/instantsearch/left-out.ts.',
	);
};

/*
 * What the bundle has in place of parts that InstantSearch always imports and this search never uses (astro.config.mjs): its router with
 * the package `qs`, as the search keeps its own addresses (`search-router.ts`); events for Algolia's insights and crawler; results that a
 * server rendered; helpers for templates of ready-made widgets. 22 kB of the search page's scripts after gzip, for which its budget has no
 * room (tests/budget).
 */
export {
	unused as createInsightsMiddleware,
	unused as createMetadataMiddleware,
	unused as createRouterMiddleware,
	unused as hydrateSearchClient,
};

/** Whether Algolia's crawler reads the page, for which alone the metadata are. */
export const isMetadataEnabled = (): boolean => false;

/** The helpers for templates, which are made for every search: none. */
export default (): Record<string, never> => ({});
