import type { ApiSite } from '../../api/site-file.ts';
import { isEmailAddress } from '../../domain/lead/email-entry.ts';
import { phoneEntryProblem } from '../../domain/lead/phone-entry.ts';
import type { Target } from '../delivery/delivery.ts';
import type { Deps } from '../deps.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';

/** How long a lead waits for its next step before the dealer is told that it is not finished, milliseconds. */
const WAITS_MS = 60 * 60 * 1000;

/**
 * Whom a lead goes to and when. One in several steps goes there with its last step; when that does not come, it goes there unfinished, where
 * it says how to reach its sender.
 */
export function deliveryOf(
	{ chooseTargets }: Pick<Deps, 'chooseTargets'>,
	lead: StoredLead,
	site: ApiSite,
	now: Date,
): { targets: readonly Target[]; deliver_at: string } {
	if (!isUnfinished(lead.fields))
		return { targets: chooseTargets(lead, site), deliver_at: now.toISOString() };
	return {
		targets: isReachable(lead.fields) ? chooseTargets(lead, site) : [],
		deliver_at: new Date(now.getTime() + WAITS_MS).toISOString(),
	};
}

function isReachable({ name, email, phone }: StoredLead['fields']): boolean {
	return name !== '' && (isEmailAddress(email) || (phone !== '' && phoneEntryProblem(phone) === null));
}
