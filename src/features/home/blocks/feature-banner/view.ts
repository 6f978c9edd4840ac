import { TRADE_IN_PAGE_PATH } from '../../../../paths/lead-paths.ts';
import { OFFERS_PATH, SERVICE_PATH } from '../../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	items: (Link & { text: string; icon: string })[];
}

/** The links whose pages the site has; null when it has none. */
export function view({ offers, service, trade_in }: Options, context: SiteContext): Data | null {
	const items = [
		{ label: 'Special offers', href: OFFERS_PATH, text: offers, icon: 'label' },
		{ label: 'Service', href: SERVICE_PATH, text: service, icon: 'gear' },
		{ label: 'Trade-in', href: TRADE_IN_PAGE_PATH, text: trade_in, icon: 'swap' },
	].filter(({ href }) => context.link(href) !== null);
	return items.length > 0 ? { items } : null;
}
