import { afterEach, describe, expect, test, vi } from 'vitest';
import { findPostcode } from './find-postcode.ts';

const TABLE = { table: '/postcodes.txt', geocoding_key: null };
const SERVICE = { ...TABLE, geocoding_key: 'a key' };
const asked: URL[] = [];

/** Answers of the two services that may be asked; undefined for one that cannot be reached. */
function answers({ service, status = 200 }: { service?: object; status?: number }): void {
	asked.length = 0;
	vi.stubGlobal('fetch', async (address: string) => {
		const url = new URL(address, 'https://site.example');
		asked.push(url);
		if (url.pathname === '/postcodes.txt') return new Response('3218038134144320');
		if (service === undefined) throw new TypeError('Failed to fetch');
		return Response.json(service, { status });
	});
}
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('the position of a postcode', () => {
	test('without a key the geocoding service is not called (resolution 189)', async () => {
		answers({ service: {} });
		expect(await findPostcode('3218', TABLE)).toEqual({ lat: -38.134, long: 144.32 });
		expect(await findPostcode('3219', TABLE)).toBeNull();
		expect(asked.map(({ host }) => host)).toEqual(['site.example', 'site.example']);
	});

	test('with a key the geocoding service is asked for the postcode in Australia (GEO-001), and its first result is used (GEO-002)', async () => {
		const at = (lat: number, lng: number) => ({ geometry: { location: { lat, lng } } });
		answers({ service: { status: 'OK', results: [at(-1, 2), at(-3, 4)] } });
		expect(await findPostcode('3218', SERVICE)).toEqual({ lat: -1, long: 2 });
		expect(asked).toHaveLength(1);
		expect(asked[0]?.origin).toBe('https://maps.googleapis.com');
		expect(asked[0]?.searchParams.get('components')).toBe('postal_code:3218|country:AU');
		expect(asked[0]?.searchParams.get('key')).toBe('a key');
	});

	test('no result means an unknown postcode (GEO-003)', async () => {
		answers({ service: { status: 'ZERO_RESULTS', results: [] } });
		expect(await findPostcode('3218', SERVICE)).toBeNull();
	});

	test.each([
		{ name: 'is away', service: undefined, status: 200 },
		{ name: 'refuses the key', service: { status: 'REQUEST_DENIED', results: [] }, status: 200 },
		{ name: 'fails', service: {}, status: 500 },
	])('where the geocoding service $name the table is used', async ({ service, status }) => {
		answers({ ...(service && { service }), status });
		expect(await findPostcode('3218', SERVICE)).toEqual({ lat: -38.134, long: 144.32 });
	});
});
