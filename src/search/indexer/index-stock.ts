import type { Meilisearch } from 'meilisearch';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { INDEX_NAME } from '../settings.ts';
import { type Difference, difference, hasOtherSettings } from './difference.ts';
import type { IndexOutcome } from './index-outcome.ts';
import { indexedDocument, type KnownDocument } from './indexed-document.ts';
import { IndexingFailed } from './indexing-failed.ts';
import { knownDocuments } from './known-documents.ts';
import { createIndex, rebuildIndex, sendDocuments } from './rebuild-index.ts';
import { done, type IndexServer, onServer } from './server.ts';

/** The wanted content of the server's index. */
export interface IndexedStock {
	/** Slugs of the dealers to index. */
	dealers: readonly string[];
	/** All their listed vehicles; their other documents are removed from the index. */
	documents: readonly SearchDocument[];
	/** Whether `dealers` are all dealers: then documents of any other dealer are removed too. */
	isWhole: boolean;
}

/** The share of changed documents above which the whole index is rebuilt. */
const REBUILD_FROM = 0.5;

/**
 * Indexes dealers' stock on a server, without a moment in which searches find less: a rebuilt index is swapped in, or the changes are
 * sent when there are few. Rejects with an `IndexingFailed` for what a person can fix.
 */
export function indexStock(server: IndexServer, stock: IndexedStock): Promise<IndexOutcome> {
	return onServer(server, async (client) => {
		const wanted = stock.documents.map(indexedDocument);
		const known = await knownDocuments(client, stock.isWhole ? null : stock.dealers);
		if (known === null) return createIndex(client, wanted);
		const changes = difference(known, wanted);
		if (stock.isWhole && (hasOtherSettings(known) || isMuch(changes, known)))
			return rebuildIndex(client, wanted);
		await requireSettings(client, known);
		return sendChanges(client, changes);
	});
}

function isMuch({ changed, removed }: Difference, known: readonly KnownDocument[]): boolean {
	return changed.length + removed.length > REBUILD_FROM * known.length;
}

/** Rejects where the index has other settings: these apply to all dealers, so a few dealers alone cannot change them. */
async function requireSettings(client: Meilisearch, known: readonly KnownDocument[]): Promise<void> {
	const sample = known.length > 0 ? known : ((await knownDocuments(client, null, 1)) ?? []);
	if (hasOtherSettings(sample))
		throw new IndexingFailed(
			'The index on the server has the settings of another version: run npm run index once without naming dealers',
		);
}

async function sendChanges(client: Meilisearch, { changed, removed }: Difference): Promise<IndexOutcome> {
	const index = client.index(INDEX_NAME);
	await sendDocuments(index, changed);
	if (removed.length > 0) await done(index.deleteDocuments(removed));
	const isSame = changed.length === 0 && removed.length === 0;
	return { mode: isSame ? 'unchanged' : 'updated', sent: changed.length, removed: removed.length };
}
