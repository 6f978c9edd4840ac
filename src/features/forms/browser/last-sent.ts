/** What proves to the lead API that this browser sent a form (ENQUIRY-029). */
export interface LastSent {
	/** Where the lead API answers: '/api'. */
	api: string;
	lead_id: string;
	submission_id: string;
	/** As the address of the success page names it. */
	category: string;
}

/** What was sent last from this tab; null where nothing was, or the browser keeps nothing. */
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
