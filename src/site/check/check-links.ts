import { DomUtils, parseDocument } from 'htmlparser2';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import { FINANCE_ANCHOR } from '../../domain/vehicle/vehicle-actions.ts';
import type { PageKind } from '../../features/page-data.ts';
import { openContext } from '../open/open-context.ts';
import type { Page } from '../route.ts';
import type { Site } from '../site.ts';
import { textsIn } from '../text/texts-in.ts';

/** Pages generated from stock, possibly thousands: their links come from code, not from the dealer. */
const OF_STOCK: readonly PageKind[] = ['vehicle', 'print', 'stock-list', 'no-stock'];

/** Anchors in the component of a page kind, not in its data. */
const COMPONENT_ANCHORS: { readonly [Kind in PageKind]?: readonly string[] } = {
	finance: ['finance-calculator', FINANCE_ANCHOR],
	offer: ['enquire'],
	service: ['workshops'],
	locations: ['reviews', 'vehicle-map'],
	location: ['reviews', 'vehicle-map'],
};

/**
 * Finds links in a site's own texts to anchors that do not exist. Links to missing pages are never rendered
 * (resolution 218).
 *
 * @returns one sentence each
 */
export function deadLinks(site: Site, pages: readonly Page[]): string[] {
	const paths = new Set(pages.map(({ path }) => path));
	const context = openContext(site, paths);
	const written = new Map(
		pages
			.filter(({ kind }) => !OF_STOCK.includes(kind))
			.map((page) => [page.path, page.content(context).data] as const),
	);
	const kinds = new Map(pages.map(({ path, kind }) => [path, kind]));
	// Anchors of stock pages are in their components; the tests of whole sites check those.
	const has = (path: string, anchor: string) => {
		const data = written.get(path);
		const kind = kinds.get(path);
		return (
			data === undefined || [...idsIn(data), ...((kind && COMPONENT_ANCHORS[kind]) ?? [])].includes(anchor)
		);
	};
	return [...written].flatMap(([path, data]) =>
		linksIn(data).flatMap((href) => {
			const [target = '', anchor = ''] = href.replace(/\?[^#]*/, '').split('#');
			const page = target === '' ? path : target;
			if (!paths.has(page))
				return isFile(page) ? [] : [`${path}: links to ${href}, and the site has no such page`];
			return anchor === '' || has(page, anchor)
				? []
				: [`${path}: links to ${href}, and ${page} has nothing of that name`];
		}),
	);
}

/** Addresses of the site in the data of a page: its links, and those in its rendered texts. */
function linksIn(data: unknown): string[] {
	const found = textsIn(data).flatMap(({ key, text }) => {
		if (key === 'href' || key === 'action') return [text];
		return elementsIn(text).flatMap(({ name, attribs }) => (name === 'a' ? [attribs['href'] ?? ''] : []));
	});
	return [...new Set(found)].filter((href) => /^[/#]/.test(href));
}

function idsIn(data: unknown): string[] {
	return textsIn(data).flatMap(({ key, text }) =>
		key === 'id' ? [text] : elementsIn(text).flatMap(({ attribs }) => attribs['id'] ?? []),
	);
}

/** The elements of an HTML text; none for any other text. */
function elementsIn(text: string) {
	return text.startsWith('<') ? DomUtils.findAll(() => true, parseDocument(text).children) : [];
}

/** Files of the site and calls of its API are no pages. */
function isFile(path: string): boolean {
	return /\.\w+$/.test(path) || path.startsWith(`${SERVICE_PATH}/`);
}
