import type { PageData, PageKind } from '../../features/page-data.ts';
import type { PageContent } from '../../site/route.ts';

/**
 * A page's data with other values in place of the parts that it has in common with many pages: they are the same objects, so that each is
 * hashed, sent and rendered once. Properties keep their order, which is that of an island's props.
 */
export function withParts(
	kind: PageKind,
	data: PageContent['data'],
	instead: (part: object) => unknown,
): object {
	switch (kind) {
		case 'vehicle': {
			const vehicle = data as PageData['vehicle'];
			const { similar, location } = vehicle;
			return {
				...vehicle,
				similar: { ...similar, cards: similar.cards.map(instead) },
				location: location && { ...location, hours: instead(location.hours) },
			};
		}
		case 'stock-list': {
			const list = data as PageData['stock-list'];
			const { cards, filterLinks, search } = list;
			return {
				...list,
				cards: cards.map(instead),
				filterLinks: instead(filterLinks),
				search: { ...search, settings: instead(search.settings), counts: instead(search.counts) },
			};
		}
		default:
			return data;
	}
}
