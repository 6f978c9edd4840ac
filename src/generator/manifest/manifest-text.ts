import { hashOf } from '../../content-hash.ts';
import { once } from '../../once.ts';
import { fromHashed, hashed } from './hashed-json.ts';
import { MANIFEST_VERSION, type Manifest } from './manifest-form.ts';

/** The lists of files. A build with one change looks at the manifests of all dealers, but not at their lists. */
type Lists = Pick<Manifest, 'pages' | 'files' | 'assets'>;

/**
 * The manifest of a file's text.
 *
 * @throws when it is damaged, or of another version
 */
export function manifestOf(text: string): Manifest {
	const { short, long } = fromHashed(text);
	const manifest = short as Omit<Manifest, keyof Lists>;
	if (manifest.version !== MANIFEST_VERSION) throw new Error('it is of another version');
	const lists = once(() => long() as Lists);
	return {
		...manifest,
		get pages() {
			return lists().pages;
		},
		get files() {
			return lists().files;
		},
		get assets() {
			return lists().assets;
		},
	};
}

/** The hash of the paths of a site's files, in any order. */
export function hashOfPaths(paths: readonly string[]): string {
	return hashOf(paths.toSorted().join('\n'));
}

/** The text of a manifest's file. */
export function manifestText(manifest: Omit<Manifest, 'listing'>): string {
	const { pages, files, assets, ...short } = manifest;
	const paths = [pages, files, assets].flatMap((entries) => Object.keys(entries));
	const listing = { pages: Object.keys(pages).length, paths: hashOfPaths(paths) };
	return hashed({ ...short, listing }, { pages, files, assets });
}
