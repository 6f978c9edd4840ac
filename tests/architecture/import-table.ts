/** Who may import whom below `src` (docs/architecture.md). What is not named here may be imported by nobody else. */
export const IMPORT_TABLE: Record<string, readonly string[]> = {
	'content-hash.ts': [],
	'env.d.ts': ['contracts'],
	'paths.ts': ['domain'],
	domain: [],
	api: ['domain'],
	contracts: ['domain'],
	theme: ['domain'],
	config: ['domain', 'contracts', 'theme', 'paths.ts', 'content-hash.ts'],
	content: ['domain', 'contracts', 'config'],
	stock: ['domain', 'contracts', 'paths.ts', 'content-hash.ts'],
	search: ['domain', 'contracts', 'paths.ts', 'content-hash.ts'],
	stores: ['domain', 'api', 'contracts', 'paths.ts'],
	site: [
		'domain',
		'api',
		'contracts',
		'theme',
		'config',
		'content',
		'stock',
		'search',
		'paths.ts',
		'content-hash.ts',
	],
	styles: [],
	directives: [],
	components: ['domain', 'api', 'contracts', 'paths.ts', 'styles'],
	islands: ['domain', 'api', 'contracts', 'paths.ts', 'styles', 'stores', 'search', 'components'],
	layouts: ['domain', 'api', 'contracts', 'paths.ts', 'styles', 'components', 'islands', 'directives'],
	pages: ['domain', 'contracts', 'paths.ts', 'styles', 'components', 'islands', 'layouts', 'site'],
	// Astro looks for the middleware in one place; in development it asks the generator for a page's data.
	'middleware.ts': ['contracts', 'generator'],
	generator: [
		'domain',
		'api',
		'contracts',
		'config',
		'stock',
		'search',
		'site',
		'paths.ts',
		'content-hash.ts',
	],
	// Shows folders as a host would, and knows nothing of what made them.
	preview: ['content-hash.ts'],
	'lead-api': ['domain', 'api', 'contracts'],
	// Invents stock and pictures for the demo dealers; no site is made of its code.
	demo: ['domain', 'contracts', 'config', 'generator', 'content-hash.ts'],
};

/** What pages are given may say how their search begins and where addresses lead: shapes of these parts, and nothing that runs. */
const PAGE_SHAPES = ['search', 'paths.ts'];

/** The part of the project a path belongs to: a folder or file of `src`, or the folder at the root. */
export function partOf(path: string): string {
	const [first = '', second = ''] = path.split('/');
	return first === 'src' ? second : first;
}

/** What is wrong with one import, or null when the table allows it. */
export function importFault(from: string, to: string): string | null {
	if (to.startsWith('src/') && partOf(from) === partOf(to) && from.startsWith('src/')) return null;
	if (from.startsWith('scripts/') && to.startsWith('src/pages/')) return `${from} imports the page ${to}`;
	if (!from.startsWith('src/')) return null;
	if (!to.startsWith('src/')) return `${from} imports ${to}, which is outside src`;
	if (from.startsWith('src/contracts/page/') && PAGE_SHAPES.includes(partOf(to))) return null;
	const allowed = IMPORT_TABLE[partOf(from)];
	if (!allowed) return `${from} belongs to ${partOf(from)}, which the import table does not name`;
	return allowed.includes(partOf(to))
		? null
		: `${from} imports ${to}: ${partOf(from)} may not import ${partOf(to)}`;
}

/** Packages that belong to the browser or to Astro: the lead API runs without them. */
const NOT_IN_LEAD_API = /^(astro|react|react-dom|@astrojs|nanostores|@nanostores)(\/|:|$)/;
/** Code that runs in Node and in browsers: no files, no processes. */
const PURE = ['domain', 'api', 'contracts'];

/** What is wrong with importing a package, or null. */
export function packageFault(from: string, name: string): string | null {
	if (!from.startsWith('src/')) return null;
	const part = partOf(from);
	if (part === 'lead-api' && NOT_IN_LEAD_API.test(name)) return `${from} imports ${name}`;
	if (PURE.includes(part) && (name.startsWith('node:') || name.startsWith('astro')))
		return `${from} imports ${name}: ${part} runs in Node and in browsers`;
	return null;
}
