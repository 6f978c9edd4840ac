import { IMPORT_TABLE } from './import-table.ts';

/** A feature's files that other parts may import: pieces for other pages (`embed/`), and the shape of its page data. */
const OFFERED = /^src\/features\/([^/]+\/(embed\/|page-data\.ts)|(all|page-data)\.ts$)/;
/** Build code of a feature: its route and the data of its pages. Its other files render pages or run in the browser. */
export const BUILD_SIDE =
	/^src\/features\/([^/]+\.ts$|[^/]+\/((route|view|page-data|options|fields)\.ts|view\/)|[^/]+\/(embed|blocks\/[^/]+)\/[^/]+\.ts$)/;

/** The part of the project a path belongs to, as in the table; outside `src`, the folder at the root. */
function partOf(path: string): string {
	const [first = '', second = ''] = path.split('/');
	if (path.startsWith('src/ui/theme/')) return 'ui/theme';
	return first === 'src' ? second : first;
}

/** The row of the table for an importing file. */
function rowOf(path: string): string {
	if (partOf(path) !== 'features') return partOf(path);
	return BUILD_SIDE.test(path) ? 'feature build' : 'feature page';
}

const featureOf = (path: string) => path.split('/')[2];

/** The fault of one import, or null when the table allows it. */
export function importFault(from: string, to: string): string | null {
	if (from.startsWith('scripts/') && to.endsWith('.page.astro')) return `${from} imports the page ${to}`;
	if (!from.startsWith('src/')) return null;
	if (!to.startsWith('src/')) return `${from} imports ${to}, which is outside src`;
	if (partOf(to) === 'features') return featureFault(from, to);
	if (partOf(from) === partOf(to)) return null;
	const row = rowOf(from);
	const allowed = IMPORT_TABLE[row];
	if (!allowed) return `${from} belongs to ${row}, which the import table does not name`;
	return allowed.includes(partOf(to)) ? null : `${from} imports ${to}: ${row} may not import ${partOf(to)}`;
}

/** Other features must not import a feature's internal files; `all.ts`, the list of routes, imports every feature's route. */
function featureFault(from: string, to: string): string | null {
	if (partOf(from) === 'features' && featureOf(from) === featureOf(to)) return null;
	if (from === 'src/features/all.ts' && to.endsWith('/route.ts')) return null;
	if (partOf(from) === 'config' && /^src\/features\/[^/]+\/options\.ts$/.test(to)) return null;
	if (!IMPORT_TABLE[rowOf(from)]?.includes('features'))
		return `${from} imports ${to}: ${rowOf(from)} may not import features`;
	return OFFERED.test(to) ? null : `${from} imports ${to}, which that feature does not offer (embed/)`;
}

/** Packages for the browser or for Astro, which the lead API must run without. */
const NOT_IN_LEAD_API = /^(astro|react|react-dom|@astrojs|nanostores|@nanostores)(\/|:|$)/;
/** Parts that must run anywhere: no files, no network, no processes. */
const PURE = ['domain', 'api', 'paths'];

/** The fault of importing a package, or null. */
export function packageFault(from: string, name: string): string | null {
	if (!from.startsWith('src/')) return null;
	const part = partOf(from);
	if (part === 'lead-api' && NOT_IN_LEAD_API.test(name)) return `${from} imports ${name}`;
	if (PURE.includes(part) && (name.startsWith('node:') || name.startsWith('astro')))
		return `${from} imports ${name}: ${part} is rules and shapes without input or output`;
	return null;
}
