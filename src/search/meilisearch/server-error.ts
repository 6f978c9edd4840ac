import { SearchUnavailable, type UnavailableReason } from '../search-unavailable.ts';

/** The body of a Meilisearch error response. */
interface ServerErrorBody {
	message?: unknown;
	code?: unknown;
}

/** The error for an unsuccessful response of a server, from its status and body. */
export function serverError(host: string, status: number, body: unknown): SearchUnavailable {
	const { message, code } = (typeof body === 'object' && body !== null ? body : {}) as ServerErrorBody;
	const details = typeof message === 'string' ? `: ${message}` : '';
	return new SearchUnavailable(reasonOf(status, code), `${host} answered ${status}${details}`);
}

function reasonOf(status: number, code: unknown): UnavailableReason {
	if (status === 401 || status === 403) return 'refused';
	// `bad_request` means an unknown parameter, so an older server; `invalid_…` a known parameter with a bad value.
	if (status === 400) return code === 'bad_request' ? 'too-old' : 'rejected';
	return 'unreachable';
}
