import { closedGates } from '../config/has-accounts.ts';
import { gateOf } from '../domain/account/gates.ts';
import type { Link } from '../ui/layout/layout-data.ts';
import type { Meta } from '../ui/layout/meta.ts';
import type { SiteContext } from './context.ts';
import { breadcrumbList } from './json-ld.ts';

/** A page's own metadata; the rest is derived from the site. */
interface OwnMeta {
	/** The address it is listed at. */
	path: string;
	/** Its own address, where that differs. */
	at?: string;
	/** Without the dealer's name, which is appended. */
	title: string;
	/** Whether the dealer's name comes first where both together are too long, instead of being dropped (CONFIG-014). */
	keepsName?: boolean;
	description: string;
	indexed?: boolean;
	shareImage?: Meta['shareImage'];
	jsonLd?: object[];
	/** The breadcrumbs from below the home page to this page, inclusive. */
	trail?: Link[];
	section?: string | null;
}

/** Search engines cut longer titles; the dealer's name is then dropped. */
const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 160;

/** The metadata of a page for search engines, social networks and tabs. */
export function metaOf(context: SiteContext, own: OwnMeta): Meta {
	const { dealer } = context.site;
	const withName = `${own.title} | ${dealer.name}`;
	const nameFirst = own.title.includes(dealer.name) ? own.title : `${dealer.name} | ${own.title}`;
	const breadcrumbs = own.trail ? [{ label: 'Home', href: '/' }, ...own.trail] : [];
	return {
		title: withName.length <= TITLE_LENGTH ? withName : own.keepsName ? nameFirst : own.title,
		description: shorten(own.description, DESCRIPTION_LENGTH),
		canonical: context.absolute(own.path),
		indexed: own.indexed ?? true,
		shareImage: own.shareImage ?? null,
		jsonLd: [
			...(own.jsonLd ?? []),
			...(breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, context.absolute)] : []),
		],
		breadcrumbs,
		section: own.section ?? null,
		gate: gateOf(own.at ?? own.path, closedGates(dealer)),
	};
}

/** Cuts a text at the last word that fits. */
function shorten(text: string, length: number): string {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
