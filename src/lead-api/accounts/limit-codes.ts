import type { ApiSite } from '../../api/site/site-file.ts';
import { Refusal } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { limitCall } from '../limits/count-call.ts';
import { countKey } from '../limits/count-key.ts';
import { requireAccounts } from './require-accounts.ts';

/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * Counts a code by its number, the address that requests it and the dealer's day. Throws a 429 Refusal above a limit; 503 with the dealer's
 * number above the day's, so that a flood of requests costs no more than the dealer chose.
 */
export async function limitCodes(
	deps: Deps,
	{ site, phone, address }: { site: ApiSite; phone: string; address: string },
): Promise<void> {
	await limitCall(deps, 'code_of_address', address);
	await limitCall(deps, 'code_of_phone', `${site.slug} ${phone}`);
	const limit = { uses: requireAccounts(site).texts_per_day, minutes: DAY };
	const use = countKey({ what: 'texts of a dealer', who: site.slug, limit, secret: deps.secret }, deps.now());
	const [uses = 0] = await deps.store.count([use]);
	if (uses <= limit.uses) return;
	deps.log({ level: 'warn', message: 'no more text messages today', dealer: site.slug });
	throw new Refusal(503, `We can’t send more codes today. Please call us on ${site.phone}.`);
}

/** Counts an entered code by its address. Throws a 429 Refusal above the limit. */
export async function limitTries(deps: Deps, address: string): Promise<void> {
	await limitCall(deps, 'code_try', address);
}
