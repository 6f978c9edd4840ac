import { held, releaseHeld } from '../../api/held.ts';
import { tooMany } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { isHeldToken } from '../held/held-link.ts';
import { heldPage, MOST_SHOWN, releasedPage, unknownLinkPage } from '../held/held-page.ts';
import { countCall } from '../limits/count-call.ts';
import { route } from '../route.ts';

const LEAD_ID = /^lead_[0-9a-f]{32}$/;

/** The dealer's page of enquiries that are held, by the signed link of a notice. Opening it changes nothing. */
export const heldRoute = route(held, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	await requireSeldom(deps, address);
	if (!isHeldToken(token, site.slug, deps.secret, deps.now())) return unknownLinkPage(site);
	return heldPage(await deps.store.listQuarantined(site.slug, MOST_SHOWN), token, site);
});

/** The button of that page, which releases what is ticked. */
export const releaseHeldRoute = route(releaseHeld, (deps) => async (c, { body: { token, lead } }) => {
	const { site, address } = c.var;
	await requireSeldom(deps, address);
	if (!isHeldToken(token, site.slug, deps.secret, deps.now())) return unknownLinkPage(site);
	const ids = lead.filter((id) => LEAD_ID.test(id));
	const count = await deps.store.releaseOf(site.slug, ids.slice(0, MOST_SHOWN), deps.now());
	deps.log({ level: 'info', message: 'held leads released', dealer: site.slug, count });
	deps.wake();
	return releasedPage(count, site);
});

/** Throws a Refusal when an address asks too often. */
async function requireSeldom(deps: Deps, address: string): Promise<void> {
	const wait = await countCall(deps, 'held', address);
	if (wait !== null) throw tooMany(wait);
}
