/** Shared modules for reading and writing files. */
const WRITES = [
	'bounded-cache.ts',
	'content-hash.ts',
	'file-error.ts',
	'json-bytes.ts',
	'make-folder.ts',
	'read-files.ts',
	'whole-file.ts',
];
/** Allowed imports below `src` (docs/architecture.md), a row for each part. A part that a row does not list must not be imported there. */
export const IMPORT_TABLE: Record<string, readonly string[]> = {
	'bounded-cache.ts': [],
	'content-hash.ts': [],
	// Tokens of links that expire, for the lead API and the watch.
	'signed-token.ts': [],
	'file-error.ts': [],
	'html-holes.ts': [],
	'json-bytes.ts': [],
	'make-folder.ts': [],
	// Reports of what cannot be reached, for the edge service and the watch.
	'outages.ts': [],
	'read-files.ts': ['bounded-cache.ts'],
	'whole-file.ts': ['make-folder.ts'],
	'env.d.ts': ['features'],
	domain: [],
	api: ['domain', 'paths'],
	paths: ['domain'],
	config: ['domain', 'api', 'paths', 'ui/theme', 'content-hash.ts'],
	content: ['domain', 'paths', 'config', 'bounded-cache.ts'],
	// Rules for rendered pages, of which it knows nothing but their HTML.
	law: ['domain', 'paths', 'config'],
	stock: ['domain', 'paths', 'content-hash.ts', 'json-bytes.ts', 'whole-file.ts'],
	search: ['domain', 'api', 'paths', 'bounded-cache.ts', 'content-hash.ts'],
	browser: ['domain', 'api', 'paths', 'search'],
	'ui/theme': ['domain'],
	ui: ['domain', 'api', 'paths', 'search', 'browser', 'ui/theme', 'bounded-cache.ts', 'html-holes.ts'],
	// Renders the pieces of `ui` in the themes of the templates; in development only.
	gallery: ['ui', 'ui/theme', 'config', 'browser'],
	// Combines what features export: their routes, and the pieces that other pages embed.
	site: [
		'domain',
		'api',
		'paths',
		'config',
		'content',
		'law',
		'stock',
		'search',
		'ui',
		'ui/theme',
		'features',
		'content-hash.ts',
		'json-bytes.ts',
	],
	'feature build': [
		'domain',
		'api',
		'paths',
		'config',
		'content',
		'stock',
		'search',
		'site',
		'ui',
		'features',
		'content-hash.ts',
	],
	'feature page': ['domain', 'api', 'paths', 'search', 'browser', 'ui', 'features'],
	// Astro expects the middleware in this file; in development it gets a page's data from the generator.
	'middleware.ts': ['features', 'generator'],
	generator: [
		'domain',
		'api',
		'paths',
		'config',
		'stock',
		'search',
		'site',
		'features',
		'html-holes.ts',
		...WRITES,
	],
	// Serves folders as a host would, independent of the generator.
	preview: ['bounded-cache.ts', 'content-hash.ts'],
	// Publishes what the generator wrote. Of `preview` the rules of `_headers` and `_redirects`.
	deploy: ['domain', 'paths', 'generator', 'preview', ...WRITES],
	// Answers visitors from a bucket that was deployed to, by the rules of the preview.
	edge: ['deploy', 'preview', 'bounded-cache.ts', 'make-folder.ts', 'outages.ts', 'whole-file.ts'],
	// Builds and publishes what has changed, for as long as it runs.
	watch: [
		'domain',
		'config',
		'stock',
		'site',
		'generator',
		'deploy',
		'content-hash.ts',
		'file-error.ts',
		'outages.ts',
		'signed-token.ts',
		'whole-file.ts',
	],
	// Of `search` the rules and the embedded engine, which run without a browser.
	'lead-api': ['domain', 'api', 'paths', 'search', 'bounded-cache.ts', 'make-folder.ts', 'signed-token.ts'],
};
