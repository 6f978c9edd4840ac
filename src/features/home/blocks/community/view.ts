import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	amount: string;
	text: string;
	terms: Link | null;
}

/** The community programme with its terms; null without the feature, which holds the terms (resolution 221). */
export function view({ title, amount, text }: Options, context: SiteContext): Data | null {
	const { community } = context.site.dealer.features;
	if (!community) return null;
	const terms = linked({ label: 'Terms', href: community.terms_page }, context);
	return { title, amount, text, terms };
}
