import { textParts } from '../../domain/account/text-parts.ts';
import { countKey } from '../limits/count-key.ts';
import type { Log } from '../log.ts';
import type { LeadStore } from '../store/store.ts';
import type { SendText } from './send-text.ts';

/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * Sends text messages until the dealer's spending of a day is reached, codes and alerts together; then none: a flood costs no more than the
 * dealer chose. The price is that of the dealer's settings, for each part of a long message.
 */
export function limitSpending(
	sendText: SendText,
	{ store, secret, now, log }: { store: Pick<LeadStore, 'count'>; secret: string; now: () => Date; log: Log },
): SendText {
	return async (message, site) => {
		const spending = site.accounts?.text_spending;
		if (!spending) return await sendText(message, site);
		const uses = Math.floor((spending.dollars_per_day * 100) / spending.cents_per_part);
		const limit = { uses, minutes: DAY };
		const use = countKey({ what: 'parts of texts of a dealer', who: site.slug, limit, secret }, now());
		const totals = await store.count(Array.from({ length: textParts(message.text) }, () => use));
		if ((totals.at(-1) ?? 0) <= uses) return await sendText(message, site);
		log({
			level: 'error',
			message: 'the daily spending limit for text messages is reached',
			dealer: site.slug,
		});
		return false;
	};
}
