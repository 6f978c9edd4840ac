import { MeilisearchApiError, MeilisearchError } from 'meilisearch';

/** Indexing on a server failed; the message is one sentence with the remedy. */
export class IndexingFailed extends Error {
	override readonly name = 'IndexingFailed';
}

/** An `IndexingFailed` for an error of the Meilisearch client; rethrows any other error. */
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
		return `The server at ${url} rejects the key: MEILI_KEY must be allowed to change indexes, such as its Default Admin API Key`;
	return `The server at ${url} answered ${status}: ${error.message}`;
}
