import { countKey } from '../limits/count-key.ts';
import type { SendText } from '../sms/send-text.ts';
import type { LeadStore } from '../store/store.ts';

/** Minutes of a day. */
const DAY = 24 * 60;

/** Sends text messages up to the dealer's number of a day; the others fail, and are retried. Sign-in codes are counted apart. */
export function limitTexts(
	sendText: SendText,
	{ store, secret, now }: { store: Pick<LeadStore, 'count'>; secret: string; now: () => Date },
): SendText {
	return async (message, site) => {
		const limit = { uses: site.accounts?.alerts?.texts_per_day ?? 0, minutes: DAY };
		const use = countKey({ what: 'alert texts of a dealer', who: site.slug, limit, secret }, now());
		const [uses = 0] = await store.count([use]);
		return uses <= limit.uses && (await sendText(message, site));
	};
}
