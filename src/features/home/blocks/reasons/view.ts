import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	items: { title: string; text: string; link: Link | null }[];
}

/** Reasons, each with its link where the site has the linked page. */
export function view({ items }: Options, context: SiteContext): Data {
	return { items: items.map((item) => ({ ...item, link: linked(item.link, context) })) };
}
