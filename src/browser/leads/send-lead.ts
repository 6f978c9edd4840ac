import type { LeadProblem } from '../../domain/lead/lead-problems.ts';

/** What became of a form that was sent. */
export type LeadOutcome =
	| { status: 'sent'; success_page: string; lead_id: string }
	/** The service says what is wrong; `error` is null when it only names fields. */
	| { status: 'refused'; error: string | null; problems: LeadProblem[] }
	/** The service takes nothing more for now, and says why; it may be asked again after `retryMs`. */
	| { status: 'busy'; error: string | null; retryMs: number }
	/** The browser has no network. */
	| { status: 'offline' }
	/** No answer came, or none that can be read; the service may be asked again after `retryMs`. */
	| { status: 'away'; retryMs: number };

/** When a service that does not say so is asked again, milliseconds. */
const RETRY_MS = 60_000;

/** How long the service may take, milliseconds. */
const PATIENCE_MS = 20_000;

/** Sends a form to the lead API (LEADAPI-002, ENQUIRY-021, resolutions 101 and 102). */
export async function sendLead(address: string, body: object, successPage: string): Promise<LeadOutcome> {
	try {
		const response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const answer: unknown = await response.json().catch(() => null);
		return readAnswer(response.status, answer, successPage, response.headers.get('Retry-After'));
	} catch {
		return unreached();
	}
}

/** What it means that nobody answered. */
export function unreached(): LeadOutcome {
	return navigator.onLine ? { status: 'away', retryMs: RETRY_MS } : { status: 'offline' };
}

/**
 * The meaning of an answer. A success page elsewhere than on this site is not gone to.
 *
 * @param successPage where to go when the answer names no page
 * @param retryAfter when the service may be asked again, in seconds; dates, which HTTP allows too, and null mean the usual time
 */
export function readAnswer(
	status: number,
	answer: unknown,
	successPage: string,
	retryAfter: string | null = null,
): LeadOutcome {
	const { lead_id, success_page, error, problems } = (answer ?? {}) as Record<string, unknown>;
	if (status < 300 && typeof lead_id === 'string' && lead_id !== '') {
		const isOwn = typeof success_page === 'string' && /^\/(?![/\\])/.test(success_page);
		return { status: 'sent', success_page: isOwn ? success_page : successPage, lead_id };
	}
	const said = typeof error === 'string' && error !== '' ? error : null;
	const retryMs = Number(retryAfter) > 0 ? Number(retryAfter) * 1000 : RETRY_MS;
	if (status === 429) return { status: 'busy', error: said, retryMs };
	if (status >= 500 || (status >= 300 && said === null && !Array.isArray(problems)))
		return { status: 'away', retryMs };
	return { status: 'refused', error: said, problems: readProblems(problems) };
}

function readProblems(problems: unknown): LeadProblem[] {
	if (!Array.isArray(problems)) return [];
	return problems.filter(
		(problem): problem is LeadProblem =>
			typeof problem?.field === 'string' && typeof problem?.message === 'string',
	);
}
