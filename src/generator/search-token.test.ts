import { afterEach, expect, test, vi } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { searchToken } from './search-token.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const ON_SERVER = { search: { backend: 'meilisearch', host: 'https://search.example' } } as const;

const payloadOf = (token: string) =>
	JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

function haveKey() {
	vi.stubEnv('MEILI_SEARCH_KEY', 'a-search-only-key-of-the-server');
	vi.stubEnv('MEILI_SEARCH_KEY_UID', '6062abda-a5aa-4414-ac91-ecd7944c0f8d');
}

afterEach(() => vi.unstubAllEnvs());

test('a site on a server gets a token that forces its dealer, for 30 days', async () => {
	haveKey();
	const dealer = aParsedDealer(ON_SERVER);
	const payload = payloadOf((await searchToken(dealer, NOW)) ?? '');
	expect(payload.searchRules).toEqual({ Car_production: { filter: `dealer IN ["${dealer.slug}"]` } });
	expect(new Date(payload.exp * 1000).toISOString()).toBe('2026-12-20T00:00:00.000Z');
});

test('builds of one day make the same token, so that their pages are equal', async () => {
	haveKey();
	const dealer = aParsedDealer(ON_SERVER);
	expect(await searchToken(dealer, NOW)).toBe(await searchToken(dealer, '2026-11-20T23:00:00.000Z'));
});

test('without a key, and for a site with an embedded search, there is no token', async () => {
	expect(await searchToken(aParsedDealer(ON_SERVER), NOW)).toBeNull();
	haveKey();
	expect(await searchToken(aParsedDealer(), NOW)).toBeNull();
});
