import type { ApiSite } from '../../api/site/site-file.ts';
import { isEmailAddress } from '../../domain/lead/email-entry.ts';
import { UNFINISHED_WAIT_MINUTES } from '../../domain/lead/unfinished-wait.ts';
import { phoneEntryProblem } from '../../domain/phone/phone-entry.ts';
import type { Target } from '../delivery/delivery.ts';
import type { Deps } from '../deps.ts';
import { isUnfinished, type StoredLead } from '../store/leads/lead-record.ts';

const WAITS_MS = UNFINISHED_WAIT_MINUTES * 60 * 1000;

/**
 * Receivers and delivery time of a lead. A lead with several steps is delivered with its last step; when that does not come, it is
 * delivered unfinished if it has contact details.
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
