import { hasAccounts } from '../../config/has-accounts.ts';
import { SIGN_IN_PATH } from '../../paths/account-paths.ts';
import { page, type Route } from '../../site/route.ts';
import { signInContent } from './view/sign-in-page.ts';

/** The sign-in page, of dealers whose visitors can sign in (WATCHLIST-004). */
export const accountRoute: Route = {
	name: 'account',
	pages: ({ dealer }) =>
		hasAccounts(dealer)
			? [page({ path: SIGN_IN_PATH, kind: 'sign-in', sitemap: null, content: signInContent })]
			: [],
};
