import { relative } from 'node:path';
import { conformanceAnswers } from '../tests/fixtures/search/conformance-answers.ts';
import { type RecordedAnswers, recordingTransport } from '../tests/fixtures/search/recorded-transport.ts';
import { askServer } from '../tests/fixtures/search/right-answers.ts';
import { RECORDING_FILE, settingsHash, writeRecording } from '../tests/fixtures/search/search-recording.ts';
import { startMeilisearch, versionOf } from '../tests/fixtures/servers/meilisearch.ts';
import { NoMeilisearch } from '../tests/fixtures/servers/no-meilisearch.ts';
import { root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';

const usage = `
Records a real Meilisearch server's responses to the searches of the tests: npm run record-search

Where no server can be started, the tests compare the search in the page with these responses; see docs/recipes/search-server.md.
They fail with a message when the recording is out of date: after a change of the index's settings, of search requests, or of the
searches of the tests.

  MEILI_URL        an empty server to ask; else one is started: meilisearch from the PATH, or one fetched for the tests
  MEILI_KEY        its master key
`;

await command({ usage, options: {} }, async () => {
	const server = await startMeilisearch().catch((error: unknown) => {
		throw error instanceof NoMeilisearch ? new UserError(error.message) : error;
	});
	try {
		const { stock, transport } = await askServer(server, null);
		const recorded: RecordedAnswers = { searches: {}, values: {} };
		for (const [slug, documents] of stock)
			await conformanceAnswers(recordingTransport(transport(slug), documents, recorded), documents);
		const version = await versionOf(server);
		const bytes = writeRecording({
			server: version,
			recorded_at: new Date().toISOString(),
			settings: settingsHash(),
			stock: Object.fromEntries(stock),
			...recorded,
		});
		const count = Object.keys(recorded.searches).length + Object.keys(recorded.values).length;
		console.log(
			`${count} answers of Meilisearch ${version}: ${Math.ceil(bytes / 1000)} kB in ${relative(root, RECORDING_FILE)}`,
		);
	} finally {
		await server.stop();
	}
	return 0;
});
