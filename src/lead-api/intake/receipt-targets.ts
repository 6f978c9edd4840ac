import type { ApiSite } from '../../api/site/site-file.ts';
import { TRADE_IN_CATEGORY } from '../../domain/trade-in/subcategories.ts';
import type { Target } from '../delivery/delivery.ts';
import { shopperAddress } from '../delivery/lead-subject.ts';
import type { Deps } from '../deps.ts';
import { countKey } from '../limits/count-key.ts';
import { isUnfinished, type StoredLead } from '../store/leads/lead-record.ts';
import { emailKey } from '../store/leads/lead-rows.ts';

/**
 * Whether a lead's first step has a receipt: a finished one, and a trade-in, whose receipt has the link to continue. A reservation has one
 * once its deposit is paid.
 */
export function hasReceipt({ fields, category }: StoredLead): boolean {
	if ('deposit' in fields && fields.deposit !== undefined) return false;
	return !isUnfinished(fields) || category === TRADE_IN_CATEGORY;
}

/**
 * Receipt of a lead, where the dealer sends receipts. Since a form can name any address, receipts are limited per address and only follow
 * leads with proof of a person and nothing to check.
 *
 * @param isProved whether there is such proof; without JavaScript the answered question is the proof, and the receipt waits with the lead
 * for it
 */
export async function receiptTargets(
	{ store, limits, secret, now }: Pick<Deps, 'store' | 'limits' | 'secret' | 'now'>,
	lead: StoredLead,
	site: ApiSite,
	isProved: boolean,
): Promise<Target[]> {
	const address = shopperAddress(lead);
	if (!site.forms.receipt || !isProved || lead.quarantine_reason !== null || address === null) return [];
	const limit = limits.receipts;
	const use = countKey({ what: 'receipts of one address', who: emailKey(address), limit, secret }, now());
	const [uses = 0] = await store.count([use]);
	return uses > limit.uses ? [] : [{ channel: 'receipt', target: address }];
}

/**
 * Receipt of a lead with several steps, sent with the last one. The first step brought the proof, which is good for one receipt, to the
 * address sent with it.
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
