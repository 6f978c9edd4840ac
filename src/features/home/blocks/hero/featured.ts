import { slugOf } from '../../../../domain/vehicle/naming/slug.ts';
import { makePath } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { lowestPrice, type Selection, select } from '../../../../site/groups/selection.ts';
import { linked } from '../../../../site/links/linked.ts';
import { stockCountOf } from '../../../../site/text/nouns.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';

/** The featured vehicle or model, with price and number in stock. */
export interface Featured {
	title: string;
	/** '$64,990' or 'From $64,990'; null when none in stock has a price. */
	price: string | null;
	/** 'Drive away', '14 in stock'. */
	lines: string[];
	link: Link | null;
}

/** The featured model with its lowest price and number in stock. `label` is its link text, null for no link. */
export function featured(selection: Selection, label: string | null, context: SiteContext): Featured {
	const { site } = context;
	const vehicles = select(site, selection);
	const lowest = lowestPrice(vehicles, site);
	const title = [selection.make, selection.model, selection.badge].filter(Boolean).join(' ');
	const list = selection.make
		? makePath(slugOf(selection.make), selection.model && slugOf(selection.model))
		: null;
	return {
		title,
		price: lowest && (lowest.isOnly ? lowest.text : `From ${lowest.text}`),
		lines: [...(lowest ? [lowest.type] : []), `${stockCountOf(vehicles, site.dealer)} in stock`],
		link: list && label ? linked({ label, href: list }, context) : null,
	};
}
