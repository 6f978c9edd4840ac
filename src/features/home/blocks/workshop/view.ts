import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	text: string;
	link: Link | null;
	facts: { label: string; value: string }[];
}

/** The workshop section, with the link where the site has the page. */
export function view({ block, link, ...data }: Options, context: SiteContext): Data {
	return { ...data, link: linked(link, context) };
}
