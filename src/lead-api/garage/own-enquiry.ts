import type { OwnEnquiry } from '../../api/garage/own-enquiry.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { sentLeadOf } from '../answers/lead-summary.ts';
import type { OwnLead } from '../store/accounts/own-leads.ts';
import { isUnfinished } from '../store/leads/lead-record.ts';

/** A lead as its sender sees it in the garage. What was written is left out where only the number shows whose it is. */
export function ownEnquiry({ lead, is_own }: OwnLead, site: ApiSite): OwnEnquiry {
	const { reference, received_at, category, vehicle, time, place, message, trade_in } = sentLeadOf(
		lead,
		site,
	);
	const { name, phone } = place;
	return {
		reference,
		received_at,
		category,
		state: isUnfinished(lead.fields) ? 'unfinished' : lead.status === 'verified' ? 'received' : 'checking',
		vehicle: vehicle && { title: vehicle.title, path: vehicle.path },
		time,
		place: { name, phone },
		sent: is_own
			? { message, own_vehicle: trade_in?.vehicle ?? null, estimate: trade_in?.estimate ?? null }
			: null,
	};
}
