import type { SiteContext } from '../../../../site/context.ts';
import { dealerText } from '../../../../site/dealer-text.ts';
import { linked } from '../../../../site/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** What the block shows. */
export interface Data {
	title: string;
	amount: string;
	text: string;
	terms: Link | null;
}

/** The community programme, with its terms; nothing without the feature and so without terms (resolution 221). */
export function view({ title, amount, text }: Options, context: SiteContext): Data | null {
	const { site } = context;
	const { community } = site.dealer.features;
	if (!community) return null;
	const terms = linked({ label: 'Terms', href: community.terms_page }, context);
	return { title, amount, text: dealerText(text, site), terms };
}
