import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	items: { title: string; text: string }[];
	terms: Link | null;
}

/** The promises for used vehicles with their terms; null without the feature, which holds the terms (resolution 221). */
export function view({ block, ...data }: Options, context: SiteContext): Data | null {
	const { used_car_promises } = context.site.dealer.features;
	if (!used_car_promises) return null;
	return { ...data, terms: linked({ label: 'Terms', href: used_car_promises.terms_page }, context) };
}
