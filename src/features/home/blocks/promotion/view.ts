import { windowEdges, windowState } from '../../../../domain/time/date-window.ts';
import { OFFERS_PATH } from '../../../../paths/showroom-paths.ts';
import { stockListPath } from '../../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import { blockPicture } from '../../../../site/pictures/block-picture.ts';
import { stockCountOf } from '../../../../site/text/nouns.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Picture } from '../../../../ui/picture/picture-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	picture: Picture;
	when: string | null;
	/** The last moment it is shown, Unix milliseconds; null without an end. */
	until: number | null;
	title: string;
	text: string;
	link: Link | null;
	/** Link shown after its end. */
	ended: Link;
}

/** One promotion; null when it has expired. */
export function view(
	{ expires, picture, when, title, text, link }: Options,
	context: SiteContext,
): Data | null {
	const { site } = context;
	const edges = windowEdges({ expires });
	if (windowState(edges, site.now.getTime()) === 'over') return null;
	return {
		title,
		text,
		until: edges.until,
		picture: blockPicture(picture, site),
		when: when ?? null,
		link: linked(link, context),
		ended: linked({ label: 'See special offers', href: OFFERS_PATH }, context) ?? toStock(context),
	};
}

function toStock({ site: { dealer, listed } }: SiteContext): Link {
	return {
		label: `See all ${stockCountOf(listed, dealer)}`,
		href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
	};
}
