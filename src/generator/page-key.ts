import { hashOf } from '../content-hash.ts';
import type { PageKind } from '../features/page-data.ts';
import type { SiteContext } from '../site/context.ts';
import type { PageContent } from '../site/route.ts';

/** The hash of everything that all pages of a site share: the bundle and the layout data. */
export function sharedKey(bundleHash: string, shell: SiteContext['shell']): string {
	return hashOf(bundleHash + JSON.stringify(shell));
}

/** The hash of everything that a page is rendered from. */
export function pageKey(shared: string, kind: PageKind, { meta, data }: PageContent): string {
	return hashOf(`${shared}${kind}${JSON.stringify(meta)}${JSON.stringify(data)}`);
}
