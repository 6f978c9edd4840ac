/**
 * Hooks that Astro 7.3 has called for every import or module, with the modules for which they do something. All routes of this project are
 * pages of its features; the session provider is a module of Astro.
 */
const UNFILTERED = [
	{ plugin: 'astro:routes', hook: 'transform', id: /\.page\.astro$/ },
	{ plugin: 'astro:scripts:page-ssr', hook: 'transform', id: /\.page\.astro$/ },
	{ plugin: 'astro:session-provider', hook: 'resolveId', id: /[\\/]session[\\/]provider\.js$/ },
];

/**
 * Vite plugin: gives these hooks the filter that Vite has for them. To call them for some 9,000 imports and to copy the text of 3,000
 * modules for them takes a tenth of the bundler's time. When Astro filters them itself, tests/architecture/plugin-filters.test.ts fails,
 * and this goes.
 */
export const filterHooks = {
	name: 'filter-hooks',
	apply: 'build',
	configResolved({ plugins }) {
		for (const { plugin: name, hook, id } of UNFILTERED) {
			const plugin = plugins.find((plugin) => plugin.name === name);
			if (typeof plugin?.[hook] === 'function') plugin[hook] = { filter: { id }, handler: plugin[hook] };
		}
	},
};
