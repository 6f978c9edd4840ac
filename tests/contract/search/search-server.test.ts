import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, type TestContext, test } from 'vitest';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { indexStock } from '../../../src/search/indexer/index-stock.ts';
import { IndexingFailed } from '../../../src/search/indexer/indexing-failed.ts';
import { tenantToken } from '../../../src/search/meilisearch/tenant-token.ts';
import { meilisearchTransport } from '../../../src/search/meilisearch/transport.ts';
import type { Filter, SearchRequest } from '../../../src/search/request.ts';
import { INDEX_NAME } from '../../../src/search/settings.ts';
import { leaveOut } from '../../fixtures/reporting/leave-out.ts';
import { aDocument } from '../../fixtures/search/search-document.ts';
import type { TestServer } from '../../fixtures/servers/meilisearch.ts';
import { meilisearchIfAny } from '../../fixtures/servers/meilisearch-if-any.ts';
import { promptFetch } from '../../fixtures/servers/prompt-fetch.ts';

/** Undefined where no server can be started, which the run reports; continuous integration must have one. */
let server: TestServer;

beforeAll(async () => {
	const found = await meilisearchIfAny();
	if (found) server = found;
}, 600_000);

const needsServer = (context: TestContext) => leaveOut(context, !server, 'needs a real Meilisearch server');

afterAll(() => server?.stop());

const coast = [1, 2, 3, 4].map((id) => aDocument({ id: String(id) }));
const harbour = [1, 2].map((id) => aDocument({ id: String(id), make: 'Kia' }, 'harbour-motors'));
const both = { dealers: ['coast-motors', 'harbour-motors'], isWhole: true };
const ALL: SearchRequest = {
	query: '',
	filters: [],
	facets: ['make'],
	order: null,
	page: 1,
	pageSize: 100,
};

const everything = async (key = server.key, filters: SearchRequest['filters'] = []) => {
	const transport = meilisearchTransport<SearchDocument>({ host: server.url, key }, promptFetch);
	const [answer] = await transport.search([{ ...ALL, filters }]);
	return answer;
};
const names = async () => (await everything())?.hits.map(({ dealer, id }) => `${dealer} ${id}`).toSorted();

describe('the stock on a search server', () => {
	beforeEach(async (context) => {
		needsServer(context);
		await indexStock(server, { ...both, documents: [...coast, ...harbour] });
	});

	test('is found with the fields that were sent, without internal ones', async () => {
		const answer = await everything();
		expect(answer?.totalHits).toBe(6);
		expect(answer?.hits.filter(({ dealer }) => dealer === 'coast-motors')).toEqual(coast);
	});

	test('is not sent again when nothing changed', async () => {
		expect(await indexStock(server, { ...both, documents: [...coast, ...harbour] })).toEqual({
			mode: 'unchanged',
			sent: 0,
			removed: 0,
		});
	});

	test('gets only the changes where they are few, and loses removed vehicles', async () => {
		const cheaper = aDocument({ id: '1', price: 49_990 });
		const outcome = await indexStock(server, {
			...both,
			documents: [cheaper, ...coast.slice(1, 3), ...harbour],
		});
		expect(outcome).toEqual({ mode: 'updated', sent: 1, removed: 1 });
		const found = (await everything())?.hits.filter(({ dealer }) => dealer === 'coast-motors');
		expect(found?.map(({ id, price }) => [id, price])).toEqual([
			['1', 49_990],
			['2', 52_990],
			['3', 52_990],
		]);
	});

	test('is rebuilt where many vehicles changed, while every search is still answered', async () => {
		let isDone = false;
		const counts = new Set<number | undefined>();
		const searching = (async () => {
			while (!isDone) counts.add((await everything())?.totalHits);
		})();
		const more = Array.from({ length: 3000 }, (_, id) => aDocument({ id: `n${id}` }));
		const outcome = await indexStock(server, { ...both, documents: [...coast, ...harbour, ...more] });
		counts.add((await everything())?.totalHits);
		isDone = true;
		await searching;
		expect(outcome.mode).toBe('rebuilt');
		expect([...counts].toSorted()).toEqual([3006, 6]);
	});

	test('of one dealer is updated without a change of another’s', async () => {
		await indexStock(server, { dealers: ['harbour-motors'], documents: harbour.slice(0, 1), isWhole: false });
		expect(await names()).toEqual([
			'coast-motors 1',
			'coast-motors 2',
			'coast-motors 3',
			'coast-motors 4',
			'harbour-motors 1',
		]);
	});

	test('of a removed dealer is deleted with the next full run', async () => {
		await indexStock(server, { dealers: ['coast-motors'], documents: coast, isWhole: true });
		expect((await names())?.length).toBe(4);
	});
});

const PRICED: Filter = { field: 'price', min: 1, max: null };

describe('a dealer’s token', () => {
	const mint = async (expires: Date) => {
		const response = await promptFetch(`${server.url}/keys`, {
			method: 'POST',
			headers: { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' },
			body: JSON.stringify({ actions: ['search'], indexes: [INDEX_NAME], expiresAt: null }),
		});
		const parent: { uid: string; key: string } = await response.json();
		return { parent, token: await tenantToken('harbour-motors', parent, expires) };
	};
	const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);

	beforeEach(needsServer);
	beforeAll(async () => {
		if (server) await indexStock(server, { ...both, documents: [...coast, ...harbour] });
	});

	const coastMotors: Filter = { field: 'dealer', values: ['coast-motors'] };
	test.each<{ filters: Filter[] }>([
		{ filters: [] },
		{ filters: [{ any: [coastMotors, { not: coastMotors }] }] },
		{ filters: [{ any: [{ not: { field: 'dealer', values: ['harbour-motors'] } }, PRICED] }] },
	])('finds and counts its own vehicles only: $filters', async ({ filters }) => {
		const { token } = await mint(tomorrow());
		const answer = await everything(token, filters);
		expect(answer?.hits.map(({ dealer }) => dealer)).toEqual(['harbour-motors', 'harbour-motors']);
		expect(answer?.facetDistribution).toEqual({ make: { Kia: 2 } });
	});

	test('searches values of its own vehicles alone', async () => {
		const { token } = await mint(tomorrow());
		const transport = meilisearchTransport({ host: server.url, key: token }, promptFetch);
		const answer = await transport.searchValues({ facet: 'make', text: '', query: '', filters: [] });
		expect(answer.facetHits).toEqual([{ value: 'Kia', count: 2 }]);
	});

	test('is refused once it has expired', async () => {
		const { parent } = await mint(tomorrow());
		const token = await tenantToken('harbour-motors', parent, new Date(Date.now() + 8000));
		await expect(everything(token)).resolves.toMatchObject({ totalHits: 2 });
		await expect
			.poll(() => everything(token).catch(({ reason }) => reason), { timeout: 60_000 })
			.toBe('refused');
	});

	test('changes nothing on the server', async () => {
		const { token } = await mint(tomorrow());
		await expect(indexStock({ url: server.url, key: token }, { ...both, documents: [] })).rejects.toThrow(
			/rejects the key/,
		);
		expect((await everything())?.totalHits).toBe(6);
	});
});

describe('faults an operator can correct are one sentence', () => {
	const answering = async (version: string) => {
		const older = createServer((_, response) => {
			response.setHeader('Content-Type', 'application/json');
			response.end(JSON.stringify({ pkgVersion: version }));
		}).listen(0, '127.0.0.1');
		await new Promise((settle) => older.once('listening', settle));
		return { url: `http://127.0.0.1:${(older.address() as AddressInfo).port}`, close: () => older.close() };
	};

	test('a server that cannot be reached', async () => {
		const { url, close } = await answering('1.21.0');
		close();
		await expect(indexStock({ url, key: '' }, { ...both, documents: coast })).rejects.toThrow(
			`No Meilisearch server answers at ${url}: start it, or name another with MEILI_URL`,
		);
	});

	test('a server that is too old', async () => {
		const { url, close } = await answering('1.17.9');
		const refused = indexStock({ url, key: '' }, { ...both, documents: coast });
		await expect(refused).rejects.toThrow(
			`${url} is Meilisearch 1.17.9, which is too old: Forecourt needs 1.18 or newer`,
		);
		await expect(refused).rejects.toBeInstanceOf(IndexingFailed);
		close();
	});

	test('a key the server refuses', async (context) => {
		needsServer(context);
		await expect(
			indexStock({ url: server.url, key: 'wrong' }, { ...both, documents: coast }),
		).rejects.toThrow('rejects the key: MEILI_KEY must be allowed to change indexes');
	});
});
