import type { Index, Meilisearch } from 'meilisearch';
import { INDEX_NAME, INDEX_SETTINGS } from '../settings.ts';
import type { IndexOutcome } from './index-outcome.ts';
import type { IndexedDocument } from './indexed-document.ts';
import { done } from './server.ts';

/** Where the next index is made. What a run that died left there is cleared away. */
const NEXT = `${INDEX_NAME}_next`;

/** Documents sent at a time. */
const BATCH = 5000;

/** Makes the index anew beside the one in use, and puts it in its place. Searches and keys go on as before. */
export async function rebuildIndex(
	client: Meilisearch,
	documents: readonly IndexedDocument[],
	{ isFirst }: { isFirst: boolean },
): Promise<IndexOutcome> {
	await client.deleteIndexIfExists(NEXT);
	await done(client.createIndex(NEXT, { primaryKey: 'key' }));
	const next = client.index<IndexedDocument>(NEXT);
	await done(next.updateSettings({ ...INDEX_SETTINGS, displayedAttributes: displayed(documents) }));
	await sendDocuments(next, documents);
	await done(client.swapIndexes([{ indexes: [NEXT, INDEX_NAME], rename: isFirst }]));
	if (!isFirst) await done(client.deleteIndex(NEXT));
	return { mode: 'rebuilt', sent: documents.length, removed: 0 };
}

/** Sends documents in batches, each finished before the next. */
export async function sendDocuments(
	index: Index<IndexedDocument>,
	documents: readonly IndexedDocument[],
): Promise<void> {
	for (let start = 0; start < documents.length; start += BATCH)
		await done(index.addDocuments(documents.slice(start, start + BATCH)));
}

/** Every attribute but those that are ours; `null` means all to a server. */
function displayed([document]: readonly IndexedDocument[]): string[] | null {
	return document ? Object.keys(document).filter((name) => name !== 'key' && name !== 'hash') : null;
}
