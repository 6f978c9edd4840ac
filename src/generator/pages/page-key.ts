import { hashOf } from '../../content-hash.ts';
import type { PageKind } from '../../features/page-data.ts';
import type { SiteContext } from '../../site/context.ts';
import type { PageContent } from '../../site/route.ts';
import { withParts } from './shared-parts.ts';

/** The hash of everything that all pages of a site share: the bundle and the layout data. */
export function sharedKey(bundleHash: string, shell: SiteContext['shell']): string {
	return hashOf(bundleHash + JSON.stringify(shell));
}

/** The hash of everything that a page is rendered from. */
export function pageKey(shared: string, kind: PageKind, { meta, data }: PageContent): string {
	return hashOf(`${shared}${kind}${JSON.stringify(meta)}${JSON.stringify(withParts(kind, data, partHash))}`);
}

const hashes = new WeakMap<object, string>();

/** The hash of a part that many pages have in common. */
export function partHash(part: object): string {
	const known = hashes.get(part) ?? hashOf(JSON.stringify(part));
	hashes.set(part, known);
	return known;
}
