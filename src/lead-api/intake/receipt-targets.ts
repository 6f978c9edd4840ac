import type { ApiSite } from '../../api/site-file.ts';
import type { Target } from '../delivery/delivery.ts';
import { shopperAddress } from '../delivery/lead-subject.ts';
import type { Deps } from '../deps.ts';
import { countKey } from '../limits/count-key.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';
import { emailKey } from '../store/lead-rows.ts';

/**
 * Receipt of a lead, where the dealer sends receipts. Since a form can name any address, receipts are limited per address and only follow
 * leads with a proof of a person and nothing to check. Without JavaScript the answered question is the proof; until then the receipt waits
 * with the lead.
 *
 * @param isProved whether there is such a proof; without JavaScript the answered question is it, until which the receipt waits with the
 * lead
 */
export async function receiptTargets(
	{ store, limits, secret, now }: Pick<Deps, 'store' | 'limits' | 'secret' | 'now'>,
	lead: StoredLead,
	site: ApiSite,
	isProved: boolean,
): Promise<Target[]> {
	const address = shopperAddress(lead);
	if (!site.forms.receipt || !isProved || lead.held_because !== null || address === null) return [];
	const limit = limits.receipts;
	const use = countKey({ what: 'receipts of one address', who: emailKey(address), limit, secret }, now());
	const [uses = 0] = await store.count([use]);
	return uses > limit.uses ? [] : [{ channel: 'receipt', target: address }];
}

/**
 * The receipt of a lead in several steps, with its last one: the first brought the proof, and one proof is good for one receipt, to the
 * address that came with it.
 */
export async function receiptOfSteps(
	deps: Parameters<typeof receiptTargets>[0],
	before: StoredLead,
	lead: StoredLead,
	site: ApiSite,
): Promise<Target[]> {
	const isFinished = isUnfinished(before.fields) && !isUnfinished(lead.fields);
	const isSame = emailKey(before.fields.email) === emailKey(lead.fields.email);
	const isProved = site.forms.captcha && before.status === 'verified';
	return isFinished && isSame ? receiptTargets(deps, lead, site, isProved) : [];
}
