import { SearchUnavailable, type UnavailableReason } from '../search-unavailable.ts';

/** What a Meilisearch server says when it does not answer a question. */
interface ServerError {
	message?: unknown;
	code?: unknown;
}

/** Why a server did not answer, from the status and the body of its response. */
export function refusal(host: string, status: number, body: unknown): SearchUnavailable {
	const { message, code } = (typeof body === 'object' && body !== null ? body : {}) as ServerError;
	const said = typeof message === 'string' ? `: ${message}` : '';
	return new SearchUnavailable(reasonOf(status, code), `${host} answered ${status}${said}`);
}

function reasonOf(status: number, code: unknown): UnavailableReason {
	if (status === 401 || status === 403) return 'refused';
	// What a server does not know of our questions, an older one lacks; `invalid_…` names something it knows and refuses.
	if (status === 400) return code === 'bad_request' ? 'too-old' : 'rejected';
	return 'away';
}
