import type { Deliver } from '../delivery/delivery.ts';
import type { Due, LeadStore } from '../store/store.ts';
import type { MessageKind } from './deliver-due.ts';

/** Messages about leads, delivered by their channels. */
export function leadMessages(
	store: Pick<LeadStore, 'claimDue' | 'nextDue' | 'settle'>,
	deliver: Deliver,
): MessageKind<Due> {
	return {
		store,
		deliver: ({ lead, entry }, site) => deliver(lead, entry, site),
		about: ({ lead }) => ({ dealer: lead.dealer, lead_id: lead.id }),
	};
}
