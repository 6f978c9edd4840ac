import { MeilisearchApiError, MeilisearchError } from 'meilisearch';

/** Why stock could not be put onto a server, in one sentence with the way out. */
export class IndexingFailed extends Error {
	override readonly name = 'IndexingFailed';
}

/** What went wrong with a server, in a sentence; anything else is thrown on as it is. */
export function explained(error: unknown, url: string): IndexingFailed {
	if (error instanceof IndexingFailed) return error;
	if (!(error instanceof MeilisearchError)) throw error;
	return new IndexingFailed(sentence(error, url), { cause: error });
}

function sentence(error: MeilisearchError, url: string): string {
	if (!(error instanceof MeilisearchApiError))
		return `No Meilisearch server answers at ${url}: start it, or name another with MEILI_URL (${error.message})`;
	const { status } = error.response;
	if (status === 401 || status === 403)
		return `The server at ${url} refuses the key: MEILI_KEY must be one that may change indexes, such as its Default Admin API Key`;
	return `The server at ${url} answered ${status}: ${error.message}`;
}
