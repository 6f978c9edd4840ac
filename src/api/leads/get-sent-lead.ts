import type { SentLead } from './sent-lead.ts';
import { SENT_LEADS_PATH } from './sent-lead-path.ts';

/** A lead that this browser has sent: the lead API's address, and the two ids that show who asks. */
interface OwnLead {
	api: string;
	lead_id: string;
	submission_id: string;
}

/** Gets a lead that this browser has sent; undefined without an answer of the service. */
export async function getSentLead({ api, lead_id, submission_id }: OwnLead): Promise<SentLead | undefined> {
	try {
		const query = new URLSearchParams({ submission_id });
		const response = await fetch(`${api}${SENT_LEADS_PATH}${encodeURIComponent(lead_id)}?${query}`);
		const lead = await response.json();
		// A refusal has no place, nor has an answer of something else, such as a proxy.
		return lead?.place && lead;
	} catch {
		return undefined;
	}
}
