import { hashOf } from '../../content-hash.ts';
import type { PageData, PageKind } from '../../features/page-data.ts';
import type { SiteContext } from '../../site/context.ts';
import type { PageContent } from '../../site/route.ts';

/** The hash of everything that all pages of a site share: the bundle and the layout data. */
export function sharedKey(bundleHash: string, shell: SiteContext['shell']): string {
	return hashOf(bundleHash + JSON.stringify(shell));
}

/** The hash of everything that a page is rendered from. */
export function pageKey(shared: string, kind: PageKind, { meta, data }: PageContent): string {
	return hashOf(`${shared}${kind}${JSON.stringify(meta)}${JSON.stringify(brief(kind, data))}`);
}

/** A page's data with hashes of what it has in common with many pages: the same objects, so that each is rendered once. */
function brief(kind: PageKind, data: PageContent['data']): object {
	switch (kind) {
		case 'vehicle': {
			const { similar, location, ...own } = data as PageData['vehicle'];
			return {
				...own,
				similar: { ...similar, cards: similar.cards.map(renderedHash) },
				location: location && { ...location, hours: renderedHash(location.hours) },
			};
		}
		case 'stock-list': {
			const { cards, filterLinks, search, ...own } = data as PageData['stock-list'];
			const { settings, counts, ...start } = search;
			return {
				...own,
				cards: cards.map(renderedHash),
				filterLinks: renderedHash(filterLinks),
				search: { ...start, settings: renderedHash(settings), counts: renderedHash(counts) },
			};
		}
		default:
			return data;
	}
}

const hashes = new WeakMap<object, string>();

function renderedHash(value: object): string {
	const known = hashes.get(value) ?? hashOf(JSON.stringify(value));
	hashes.set(value, known);
	return known;
}
