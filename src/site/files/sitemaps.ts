import type { SitemapSection } from '../route.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { SiteFile } from './site-file.ts';

/** A page for search engines, with the time of its last change. */
export interface SitemapEntry {
	/** Absolute. */
	url: string;
	section: SitemapSection;
	/** ISO 8601. */
	lastModified: string;
}

/** The protocol's limit of addresses in one file. */
const MAX_URLS = 50_000;

/** The sitemap of a site: an index, and one file for each kind of page, in parts where there are too many. */
export function sitemaps(entries: readonly SitemapEntry[], origin: string): SiteFile[] {
	const files = [...Map.groupBy(entries, ({ section }) => section)].flatMap(([section, members]) =>
		Array.from({ length: Math.ceil(members.length / MAX_URLS) }, (_, part) => {
			const some = members.slice(part * MAX_URLS, (part + 1) * MAX_URLS);
			const name = part === 0 ? `sitemap-${section}.xml` : `sitemap-${section}-${part + 1}.xml`;
			return { path: name, content: urlSet(some), lastModified: latest(some) };
		}),
	);
	const index = files.map(
		({ path, lastModified }) =>
			`<sitemap><loc>${escapeMarkup(`${origin}/${path}`)}</loc><lastmod>${lastModified}</lastmod></sitemap>`,
	);
	return [
		{ path: 'sitemap.xml', content: document('sitemapindex', index) },
		...files.map(({ path, content }) => ({ path, content })),
	];
}

function urlSet(entries: readonly SitemapEntry[]): string {
	return document(
		'urlset',
		entries.map(
			({ url, lastModified }) =>
				`<url><loc>${escapeMarkup(url)}</loc><lastmod>${lastModified}</lastmod></url>`,
		),
	);
}

function document(root: string, items: readonly string[]): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
}

function latest(entries: readonly SitemapEntry[]): string {
	return (
		entries
			.map(({ lastModified }) => lastModified)
			.toSorted()
			.at(-1) ?? ''
	);
}
