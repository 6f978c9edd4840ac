import { Meilisearch } from 'meilisearch';
import type { SearchDocument } from '../../../../src/domain/vehicle/record/search-document.ts';
import { meilisearchTransport } from '../../../../src/search/meilisearch/transport.ts';
import { INDEX_NAME, INDEX_SETTINGS } from '../../../../src/search/settings.ts';
import { startMeilisearch } from '../../../../tests/fixtures/servers/meilisearch.ts';
import { promptFetch } from '../../../../tests/fixtures/servers/prompt-fetch.ts';
import { answerState } from '../answer-state.ts';
import type { Contender } from '../contender.ts';

/** Longest time the server may take to index everything. */
const PATIENCE = { timeout: 600_000 };

/** A real server on this machine, over HTTP. */
export const meilisearch: Contender = {
	name: 'Meilisearch',
	open: async (documents) => {
		const server = await startMeilisearch();
		const client = new Meilisearch({ host: server.url, apiKey: server.key });
		await client.createIndex(INDEX_NAME, { primaryKey: 'id' }).waitTask(PATIENCE);
		await client.index(INDEX_NAME).updateSettings(INDEX_SETTINGS).waitTask(PATIENCE);
		await client
			.index(INDEX_NAME)
			.addDocuments([...documents])
			.waitTask(PATIENCE);
		const transport = meilisearchTransport<SearchDocument>(
			{ host: server.url, key: server.key },
			promptFetch,
		);
		return {
			file: null,
			answer: (state) => answerState(transport, state),
			close: server.stop,
		};
	},
};
