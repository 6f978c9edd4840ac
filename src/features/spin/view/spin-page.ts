import { spinForm } from '../../../api/spin/spin.ts';
import type { Dealer } from '../../../config/complete-dealer.ts';
import { closedGates } from '../../../config/has-accounts.ts';
import { windowEdges, windowState } from '../../../domain/time/date-window.ts';
import { PRIVACY_PATH } from '../../../paths/paths.ts';
import { SPIN_PATH } from '../../../paths/spin-path.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { spinAgreement } from '../../../site/lead-api/api-spin.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { stockCountOf } from '../../../site/text/nouns.ts';
import type { SpinSettings } from '../page-data.ts';
import { momentText } from './moment-text.ts';
import { spinRules } from './rules.ts';

/** The page of a dealer's spin to win. */
export function spinContent(context: SiteContext): PageContent<'spin'> {
	const { dealer } = context.site;
	const settings = dealer.features.spin_to_win;
	if (!settings) throw new Error(`${dealer.slug} has no spin to win`);
	return {
		meta: metaOf(context, {
			path: SPIN_PATH,
			title: 'Spin to win',
			description: `${settings.heading}: spin the wheel at ${dealer.name}, once and for free, until ${momentText(settings.expires, dealer)}.`,
			indexed: false,
		}),
		data: { spin: spinSettings(settings, context), rules: spinRules(settings, dealer) },
	};
}

function spinSettings(
	settings: Exclude<Dealer['features']['spin_to_win'], false>,
	{ site, shell, shownLocations, link }: SiteContext,
): SpinSettings {
	const { dealer, now, listed } = site;
	const { prizes, no_prize_weight, claim_by, heading, starts, expires, terms_page } = settings;
	const [yard = null] = shownLocations;
	const privacy = link(PRIVACY_PATH);
	return {
		prizes,
		no_prize_weight,
		claim_by,
		agreement: spinAgreement(settings),
		api: dealer.lead_api ?? '',
		action: `${dealer.lead_api}${spinForm.path}`,
		isGated: closedGates(dealer).spin_to_win === true,
		heading,
		state: windowState(windowEdges(settings), now.getTime()),
		starts,
		expires,
		startsText: `Opens ${momentText(starts, dealer)}`,
		endsText: `Ends ${momentText(expires, dealer)}`,
		terms: { label: 'Full terms', href: terms_page },
		privacy: privacy === null ? null : { label: 'How we handle your details', href: privacy },
		phone: shell.phone,
		directions: yard?.directions ?? null,
		address: yard?.address ?? null,
		stock: {
			label: `See all ${stockCountOf(listed, dealer)}`,
			href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
		},
	};
}
