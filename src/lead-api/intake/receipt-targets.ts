import type { ApiSite } from '../../api/site-file.ts';
import type { Target } from '../delivery/delivery.ts';
import { shopperAddress } from '../delivery/lead-subject.ts';
import type { Deps } from '../deps.ts';
import { countKey } from '../limits/count-key.ts';
import type { StoredLead } from '../store/lead-record.ts';
import { emailKey } from '../store/lead-rows.ts';
import type { Standing } from './standing.ts';

/**
 * The receipt of a lead, where the dealer sends receipts: to an address that has not had too many, and only for a lead with a proof that a
 * person sent it and nothing to check, since a form can name anyone's address. Without JavaScript the answered question is the proof; until then the receipt
 * waits with the lead.
 */
export async function receiptTargets(
	{ store, limits, secret, now }: Pick<Deps, 'store' | 'limits' | 'secret' | 'now'>,
	lead: StoredLead,
	site: ApiSite,
	{ proof, status, held_because }: Pick<Standing, 'proof' | 'status' | 'held_because'>,
): Promise<Target[]> {
	const address = shopperAddress(lead);
	const isProved = proof !== null || (site.forms.captcha && status === 'unverified');
	if (!site.forms.receipt || !isProved || held_because !== null || address === null) return [];
	const limit = limits.receipts;
	const use = countKey({ what: 'receipts of one address', who: emailKey(address), limit, secret }, now());
	const [uses = 0] = await store.count([use]);
	return uses > limit.uses ? [] : [{ channel: 'receipt', target: address }];
}
