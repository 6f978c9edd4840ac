import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { fallbackTransport } from '../../search/client/fallback-transport.ts';
import type { SearchTransport } from '../../search/protocol.ts';
import type { SearchRuntime } from '../../search/runtime.ts';
import { SearchUnavailable } from '../../search/search-unavailable.ts';

type Transport = SearchTransport<SearchDocument>;

/** The transport of a site's searches: its server, the embedded engine, or the server with the embedded engine as fallback. */
export async function openTransport({ server, index }: SearchRuntime): Promise<Transport> {
	const embedded = index === null ? null : await openEmbedded(index);
	if (server === null) {
		if (!embedded)
			throw new SearchUnavailable('corrupt', 'The site has neither a search server nor an index.');
		return embedded;
	}
	const { meilisearchTransport } = await import('../../search/meilisearch/transport.ts');
	const remote = meilisearchTransport<SearchDocument>(server);
	return embedded ? fallbackTransport(remote, embedded) : remote;
}

async function openEmbedded(index: string): Promise<Transport> {
	const { embeddedTransport } = await import('../../search/embedded/transport.ts');
	return embeddedTransport<SearchDocument>(() => fetchIndex(index));
}

async function fetchIndex(index: string): Promise<Uint8Array> {
	try {
		const response = await fetch(index);
		if (!response.ok) throw new Error(`${index} answers ${response.status}`);
		return new Uint8Array(await response.arrayBuffer());
	} catch (error) {
		throw new SearchUnavailable('unreachable', 'The search index could not be loaded.', { cause: error });
	}
}
