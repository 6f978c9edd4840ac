/** What proves to the lead API that this browser sent a form (ENQUIRY-029). */
export interface LastSent {
	/** Where the lead API answers: '/api'. */
	api: string;
	lead_id: string;
	submission_id: string;
	/** As the address of the success page names it. */
	category: string;
}

const keyOf = (dealer: string) => `forecourt.${dealer}.sent`;

/** Notes what was sent last, for the success page, until the tab is closed: an address with it could be passed on. */
export function noteSent(dealer: string, sent: LastSent): void {
	try {
		sessionStorage[keyOf(dealer)] = JSON.stringify(sent);
	} catch {
		// The success page says its thanks without it.
	}
}

/** What was sent last from this tab; null where nothing was, or the browser keeps nothing. */
export function lastSent(dealer: string): LastSent | null {
	try {
		const sent: unknown = JSON.parse(sessionStorage[keyOf(dealer)] ?? 'null');
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
