import type { SentLead } from './sent-lead.ts';
import { SENT_LEAD_PATH } from './sent-lead-path.ts';

/** Gets a lead that this browser has sent, by the two ids it knows; undefined without an answer of the service. */
export async function getSentLead(
	api: string,
	{ lead_id, submission_id }: { lead_id: string; submission_id: string },
): Promise<SentLead | undefined> {
	const path = SENT_LEAD_PATH.replace('{lead_id}', encodeURIComponent(lead_id));
	try {
		const response = await fetch(`${api}${path}?${new URLSearchParams({ submission_id })}`);
		const lead = response.ok && (await response.json());
		// An answer of something else, such as a proxy, is none.
		return lead?.place && lead;
	} catch {
		return undefined;
	}
}
