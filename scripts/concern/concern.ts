import { isInBundle } from '../../src/generator/bundle/sources-hash.ts';

/** The dealers whose sites a changed file may change. */
type Concern = 'none' | 'all' | { dealer: string } | { template: string };

/** Presets of dealers' options; `index` and `template` are about all of them. */
const TEMPLATE = /^src\/config\/templates\/(?!index\.|template\.)([\w-]+)\.ts$/;

/** Files that no build reads. A file that is not known to be harmless concerns every dealer. */
const READ_BY_NO_BUILD = [
	/^(docs|tests|\.github|\.ci)\//,
	/^[^/]+\.md$/,
	/^(biome\.json|knip\.ts|vitest\.config\.ts|playwright\.config\.ts|\.gitignore)$/,
	/^scripts\/(?!demo|build|bootstrap|choose-dealers|command)/,
];

/**
 * The dealers that a changed file concerns.
 *
 * @param path from the repository's root, with slashes
 * @param dealersFolder the folder with the dealers' folders, such as `dealers`
 */
function concernOf(path: string, dealersFolder: string): Concern {
	if (path.startsWith(`${dealersFolder}/`)) {
		const [dealer = '', ...file] = path.slice(dealersFolder.length + 1).split('/');
		return file.length > 0 ? { dealer } : 'all';
	}
	if (READ_BY_NO_BUILD.some((pattern) => pattern.test(path))) return 'none';
	if (path.startsWith('src/') && !isInBundle(path)) return 'none';
	const [, template] = TEMPLATE.exec(path) ?? [];
	return template ? { template } : 'all';
}

/** A dealer before or after a change. */
export interface FleetDealer {
	slug: string;
	/** The name of its template; null where its options cannot be read: then every template concerns it. */
	template: string | null;
}

/** A dealer that a change concerns. */
export interface ConcernedDealer {
	slug: string;
	/** The first changed file that concerns it. */
	because: string;
}

/**
 * The dealers that a change concerns, by slug: a file of a dealer's folder concerns that dealer, a template those that use it, a document
 * or a test none, and other sources all.
 *
 * @param paths the changed files, from the repository's root, with slashes
 * @param fleet all dealers, also those that the change adds or removes
 * @param templateFiles the files of `src/config/templates` that each template consists of, without their extension
 */
export function concernedDealers(
	paths: readonly string[],
	fleet: readonly FleetDealer[],
	{
		dealersFolder,
		templateFiles,
	}: { dealersFolder: string; templateFiles: ReadonlyMap<string, ReadonlySet<string>> },
): ConcernedDealer[] {
	const slugs = new Set(fleet.map(({ slug }) => slug));
	const concerns = paths.map((path) => {
		const concern = concernOf(path, dealersFolder);
		// A folder beside the dealers', with options that some of them import.
		const isShared = typeof concern === 'object' && 'dealer' in concern && !slugs.has(concern.dealer);
		return { path, concern: isShared ? ('all' as const) : concern };
	});
	const isAbout = (concern: Concern, { slug, template }: FleetDealer): boolean => {
		if (typeof concern === 'string') return concern === 'all';
		if ('dealer' in concern) return concern.dealer === slug;
		return template === null || (templateFiles.get(template)?.has(concern.template) ?? true);
	};
	return fleet
		.flatMap((dealer) => {
			const first = concerns.find(({ concern }) => isAbout(concern, dealer));
			return first ? [{ slug: dealer.slug, because: first.path }] : [];
		})
		.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
