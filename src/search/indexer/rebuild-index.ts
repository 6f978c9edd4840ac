import type { Index, Meilisearch } from 'meilisearch';
import { INDEX_NAME, INDEX_SETTINGS } from '../settings.ts';
import type { IndexOutcome } from './index-outcome.ts';
import type { IndexedDocument } from './indexed-document.ts';
import { done } from './server.ts';

/** The name under which the next index is built. Leftovers of an interrupted run are deleted first. */
const NEXT = `${INDEX_NAME}_next`;

/** Documents per request. */
const BATCH = 5000;

/** Builds the first index of a server. */
export async function createIndex(
	client: Meilisearch,
	documents: readonly IndexedDocument[],
): Promise<IndexOutcome> {
	await buildNext(client, documents);
	await done(client.swapIndexes([{ indexes: [NEXT, INDEX_NAME], rename: true }]));
	return { mode: 'rebuilt', sent: documents.length, removed: 0 };
}

/** Builds a new index beside the one in use, then swaps them. Searches and keys work throughout. */
export async function rebuildIndex(
	client: Meilisearch,
	documents: readonly IndexedDocument[],
): Promise<IndexOutcome> {
	await buildNext(client, documents);
	await done(client.swapIndexes([{ indexes: [NEXT, INDEX_NAME], rename: false }]));
	await done(client.deleteIndex(NEXT));
	return { mode: 'rebuilt', sent: documents.length, removed: 0 };
}

async function buildNext(client: Meilisearch, documents: readonly IndexedDocument[]): Promise<void> {
	await client.deleteIndexIfExists(NEXT);
	await done(client.createIndex(NEXT, { primaryKey: 'key' }));
	const next = client.index<IndexedDocument>(NEXT);
	await done(next.updateSettings({ ...INDEX_SETTINGS, displayedAttributes: displayed(documents) }));
	await sendDocuments(next, documents);
}

/** Sends documents in batches, one after the other. */
export async function sendDocuments(
	index: Index<IndexedDocument>,
	documents: readonly IndexedDocument[],
): Promise<void> {
	for (let start = 0; start < documents.length; start += BATCH)
		await done(index.addDocuments(documents.slice(start, start + BATCH)));
}

/** Every attribute except our own `key` and `hash`; `null` means all on a server. */
function displayed([document]: readonly IndexedDocument[]): string[] | null {
	return document ? Object.keys(document).filter((name) => name !== 'key' && name !== 'hash') : null;
}
