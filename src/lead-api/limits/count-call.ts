import { tooMany } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { countKey } from './count-key.ts';
import type { LimitedCall } from './limits.ts';

/**
 * Counts a call. Returns the seconds until the next window when the limit is exceeded, else null.
 *
 * @param who the address it comes from, or the lead it is about
 */
export async function countCall(deps: Deps, call: LimitedCall, who: string): Promise<number | null> {
	const limit = deps.limits.calls[call];
	const now = deps.now();
	const use = countKey({ what: call, who, limit, secret: deps.secret }, now);
	const [uses = 0] = await deps.store.count([use]);
	return uses > limit.uses ? Math.ceil((Date.parse(use.ends_at) - now.getTime()) / 1000) : null;
}

/** Counts a call. Throws a 429 Refusal above its limit. */
export async function limitCall(deps: Deps, call: LimitedCall, who: string): Promise<void> {
	const wait = await countCall(deps, call, who);
	if (wait !== null) throw tooMany(wait);
}
