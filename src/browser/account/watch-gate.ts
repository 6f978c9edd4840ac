import { getUser } from '../../api/account/get-user.ts';
import { SIGN_IN_PATH, signInPath } from '../../paths/account-paths.ts';

/**
 * Leads visitors of a gated page to sign-in who are not signed in (WATCHLIST-012). Where the service does not answer the page stays: what
 * it sends is refused by the service.
 *
 * @param type what its visitors sign in for
 */
export async function watchGate(page: Document, type: string): Promise<void> {
	const { api = '' } = page.documentElement.dataset;
	if ((await getUser(api)) !== null) return;
	const { pathname, search, hash } = page.location;
	location.replace(signInPath({ type, redirect: pathname + search + hash, back: pathBefore(page) }));
}

/** The page of this site the visitor comes from; the home page for others, and where that was signing in. */
function pathBefore({ referrer }: Document): string {
	const { origin, pathname, search } = new URL(referrer || '/', location.origin);
	return origin === location.origin && pathname !== SIGN_IN_PATH ? pathname + search : '/';
}
