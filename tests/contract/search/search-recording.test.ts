import { afterEach, describe, expect, test, vi } from 'vitest';
import { conformanceAnswers } from '../../fixtures/search/conformance-answers.ts';
import { CONFORMANCE_DEALERS } from '../../fixtures/search/conformance-stock.ts';
import { replayingTransport } from '../../fixtures/search/recorded-transport.ts';
import { type RightAnswers, replayRecording, rightAnswers } from '../../fixtures/search/right-answers.ts';
import { aDocument } from '../../fixtures/search/search-document.ts';
import { readRecording, settingsHash } from '../../fixtures/search/search-recording.ts';
import type { TestServer } from '../../fixtures/servers/meilisearch.ts';
import { meilisearchIfAny } from '../../fixtures/servers/meilisearch-if-any.ts';
import { NoMeilisearch } from '../../fixtures/servers/no-meilisearch.ts';

const ANEW = 'the recorded answers are out of date: record them anew with npm run record-search';

describe('the recorded answers of a Meilisearch server belong', () => {
	const recording = readRecording();

	test('to the current settings of the index', () => {
		expect(recording.settings, ANEW).toBe(settingsHash());
	});

	test('to documents with the current fields', () => {
		const fields = Object.keys(aDocument()).toSorted();
		for (const [slug, documents] of Object.entries(recording.stock))
			for (const document of documents)
				expect(Object.keys(document).toSorted(), `${slug}: ${ANEW}`).toEqual(fields);
	});

	test('to the current dealers', () => {
		expect(Object.keys(recording.stock), ANEW).toEqual(CONFORMANCE_DEALERS);
	});

	test.each(CONFORMANCE_DEALERS)('to every current search, even past the last page: %s', async (slug) => {
		const documents = recording.stock[slug] ?? [];
		const { searches } = await conformanceAnswers(replayingTransport(recording, documents), documents);
		expect(searches.length).toBeGreaterThan(100);
	});

	test('to a known version of the server and a date', () => {
		expect(recording.server).toMatch(/^\d+\.\d+\.\d+$/);
		expect(new Date(recording.recorded_at).toISOString()).toBe(recording.recorded_at);
	});

	test('to recorded searches only: another search is refused, with instructions', async () => {
		const request = { query: 'another text', filters: [], facets: [], order: null, page: 1, pageSize: 1 };
		await expect(replayingTransport(recording, []).search([request])).rejects.toThrow(
			/"another text".*was not asked.*npm run record-search/,
		);
	});
});

describe('tests of searches', () => {
	const server: TestServer = { url: 'http://127.0.0.1:9', key: '', stop: async () => {} };
	const right: RightAnswers = {
		server,
		stock: new Map(),
		transport: () => replayingTransport({ searches: {}, values: {} }, []),
	};
	const none = async () => {
		throw new NoMeilisearch('there is no network');
	};
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	afterEach(() => {
		vi.unstubAllEnvs();
		warn.mockClear();
	});

	test('use a real server alone where there is one', async () => {
		const replay = vi.fn(replayRecording);
		expect(await rightAnswers(null, { find: async () => server, ask: async () => right, replay })).toBe(
			right,
		);
		expect(replay).not.toHaveBeenCalled();
		expect(warn).not.toHaveBeenCalled();
	});

	test('use recorded answers where there is no server, and the run notes it', async () => {
		vi.stubEnv('FORECOURT_RUN_NOTES', '');
		const find = () => meilisearchIfAny(none, false);
		const answers = await rightAnswers(null, { find, ask: async () => right, replay: replayRecording });
		expect(answers.server).toBeNull();
		expect([...answers.stock.keys()]).toEqual(CONFORMANCE_DEALERS);
		const said = warn.mock.calls.flat().join('');
		expect(said).toContain('NO MEILISEARCH SERVER HERE: there is no network');
		expect(said).toMatch(/RECORDED SEARCHES: .* Meilisearch \d+\.\d+\.\d+ gave on \d{4}-\d\d-\d\d/);
	});

	test('fail in continuous integration where there is no server', async () => {
		await expect(meilisearchIfAny(none, true)).rejects.toThrow(
			/CI is set.*there is none: there is no network\. Put meilisearch on the PATH/,
		);
	});

	test('fail everywhere where a server fails to start', async () => {
		const broken = async () => {
			throw new Error('is not the known server');
		};
		await expect(meilisearchIfAny(broken, false)).rejects.toThrow('is not the known server');
	});
});
