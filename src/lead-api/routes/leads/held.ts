import { held, releaseHeld } from '../../../api/leads/held.ts';
import { tooMany } from '../../answers/refusal.ts';
import type { Deps } from '../../deps.ts';
import { isHeldToken } from '../../held/held-link.ts';
import { heldPage, MOST_SHOWN, releasedPage, unknownLinkPage } from '../../held/held-page.ts';
import { countCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

const LEAD_ID = /^lead_[0-9a-f]{32}$/;

/** Page of a dealer's held enquiries, opened by the signed link in a notice. Opening it changes nothing. */
export const heldRoute = route(held, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	await requireBelowLimit(deps, address);
	if (!isHeldToken(token, site.slug, deps.secret, deps.now())) return unknownLinkPage(site);
	return heldPage(await deps.store.listQuarantined(site.slug, MOST_SHOWN), token, site);
});

/** Form action of that page: releases the selected enquiries. */
export const releaseHeldRoute = route(releaseHeld, (deps) => async (c, { body: { token, lead } }) => {
	const { site, address } = c.var;
	await requireBelowLimit(deps, address);
	if (!isHeldToken(token, site.slug, deps.secret, deps.now())) return unknownLinkPage(site);
	const ids = lead.filter((id) => LEAD_ID.test(id));
	const count = await deps.store.releaseOf(site.slug, ids.slice(0, MOST_SHOWN), deps.now());
	deps.log({ level: 'info', message: 'held leads released', dealer: site.slug, count });
	deps.deliverNow();
	return releasedPage(count, site);
});

/** Throws a 429 Refusal when an address is over the limit. */
async function requireBelowLimit(deps: Deps, address: string): Promise<void> {
	const wait = await countCall(deps, 'held', address);
	if (wait !== null) throw tooMany(wait);
}
