import { codeForm } from '../../../api/account/forms.ts';
import { SIGN_IN_PATH } from '../../../paths/account-paths.ts';
import { PRIVACY_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { shownLocation, visibleLocations } from '../../../site/shown-location.ts';
import { stockNoun } from '../../../site/text/nouns.ts';

/** The sign-in page as it is without an address's query; a script writes the words of its type. */
export function signInContent(context: SiteContext): PageContent<'sign-in'> {
	const { site, shell, link } = context;
	const { dealer } = site;
	const [location] = visibleLocations(dealer);
	const noun = stockNoun(dealer).one;
	const privacy = link(PRIVACY_PATH);
	return {
		meta: metaOf(context, {
			path: SIGN_IN_PATH,
			title: 'Sign in',
			description: `Sign in at ${dealer.name} with your mobile number and a code by text message.`,
			indexed: false,
		}),
		data: {
			noun,
			signIn: {
				api: dealer.lead_api ?? '',
				noun,
				action: `${dealer.lead_api}${codeForm.path}`,
				dealer: dealer.name,
				phone: shell.phone,
				timetable: location ? shownLocation(location, dealer, site.now).hours.timetable : null,
				abroad: dealer.accounts.abroad,
				privacy: privacy === null ? null : { label: 'How we handle it', href: privacy },
			},
		},
	};
}
