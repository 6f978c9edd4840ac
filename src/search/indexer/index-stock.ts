import type { Meilisearch } from 'meilisearch';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { INDEX_NAME } from '../settings.ts';
import { type Difference, difference, hasOtherSettings } from './difference.ts';
import type { IndexOutcome } from './index-outcome.ts';
import { indexedDocument, type KnownDocument } from './indexed-document.ts';
import { IndexingFailed } from './indexing-failed.ts';
import { knownDocuments } from './known-documents.ts';
import { rebuildIndex, sendDocuments } from './rebuild-index.ts';
import { done, type IndexServer, onServer } from './server.ts';

/** What shall be on the server. */
export interface StockOrder {
	/** The dealers it is about. */
	dealers: readonly string[];
	/** Their listed vehicles; everything else of theirs leaves the index. */
	documents: readonly SearchDocument[];
	/** Whether these are all dealers there are: then documents of any other leave the index too. */
	isWhole: boolean;
}

/** The share of changed documents from which on the whole index is made anew. */
const REBUILD_FROM = 0.5;

/**
 * Puts dealers' stock into the one index of a server, without a moment in which searches find less: a new index takes the place of
 * the old one, or changes are sent when there are few. Throws `IndexingFailed` for what a person can put right.
 */
export function indexStock(server: IndexServer, order: StockOrder): Promise<IndexOutcome> {
	return onServer(server, async (client) => {
		const wanted = order.documents.map(indexedDocument);
		const known = await knownDocuments(client, order.isWhole ? null : order.dealers);
		if (known === null) return rebuildIndex(client, wanted, { isFirst: true });
		const changes = difference(known, wanted);
		if (order.isWhole && (hasOtherSettings(known) || isMuch(changes, known)))
			return rebuildIndex(client, wanted, { isFirst: false });
		await requireSettings(client, known);
		return sendChanges(client, changes);
	});
}

function isMuch({ changed, removed }: Difference, known: readonly KnownDocument[]): boolean {
	return changed.length + removed.length > REBUILD_FROM * known.length;
}

/** Documents of some dealers must not be searched in another way than those beside them. */
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
