/** Ids of the last lead sent, which prove to the lead API that this browser sent it (ENQUIRY-029). */
export interface LastSent {
	/** Base path of the lead API: '/api'. */
	api: string;
	lead_id: string;
	submission_id: string;
	/** Category in the address of the success page. */
	category: string;
}

/** The last lead sent from this tab; null for none, or when storage is blocked. */
export function lastSent(dealer: string): LastSent | null {
	try {
		const sent: unknown = JSON.parse(sessionStorage[`forecourt.${dealer}.sent`] ?? 'null');
		return isSent(sent) ? sent : null;
	} catch {
		return null;
	}
}

function isSent(value: unknown): value is LastSent {
	if (typeof value !== 'object' || value === null) return false;
	const { api, lead_id, submission_id, category } = value as Record<string, unknown>;
	return (
		typeof api === 'string' &&
		/^\/[a-z0-9]/.test(api) &&
		[lead_id, submission_id, category].every((part) => typeof part === 'string')
	);
}
