import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	items: { icon: string; text: string }[];
	terms: Link | null;
}

/** The guarantees, with a link to their terms. */
export function view({ items }: Options, context: SiteContext): Data {
	const { guarantees } = context.site.dealer.features;
	const terms = guarantees ? linked({ label: 'Terms', href: guarantees.terms_page }, context) : null;
	return { items, terms };
}
