import type { Link } from '../ui/layout/layout-data.ts';
import type { Meta } from '../ui/layout/meta.ts';
import type { SiteContext } from './context.ts';
import { breadcrumbList } from './json-ld.ts';

/** What a page says of itself; the rest follows from the site. */
interface Said {
	path: string;
	/** Without the dealer's name, which follows it. */
	title: string;
	/** Whether the name comes first where both together are too long, instead of giving way (CONFIG-014). */
	keepsName?: boolean;
	description: string;
	indexed?: boolean;
	shareImage?: Meta['shareImage'];
	jsonLd?: object[];
	/** From below the home page to this page, itself last. */
	trail?: Link[];
	section?: string | null;
}

/** Titles longer than this are cut by search engines; the dealer's name then gives way. */
const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 160;

/** What search engines, social networks and tabs read of a page. */
export function metaOf(context: SiteContext, said: Said): Meta {
	const { dealer } = context.site;
	const withName = `${said.title} | ${dealer.name}`;
	const nameFirst = said.title.includes(dealer.name) ? said.title : `${dealer.name} | ${said.title}`;
	const breadcrumbs = said.trail ? [{ label: 'Home', href: '/' }, ...said.trail] : [];
	return {
		title: withName.length <= TITLE_LENGTH ? withName : said.keepsName ? nameFirst : said.title,
		description: shorten(said.description, DESCRIPTION_LENGTH),
		canonical: context.absolute(said.path),
		indexed: said.indexed ?? true,
		shareImage: said.shareImage ?? null,
		jsonLd: [
			...(said.jsonLd ?? []),
			...(breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, context.absolute)] : []),
		],
		breadcrumbs,
		section: said.section ?? null,
	};
}

/** A text cut at the last word that fits. */
function shorten(text: string, length: number): string {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
