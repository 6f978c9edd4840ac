import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findVehicle } from './find-vehicle.ts';

/** A site with one vehicle, and the requested addresses. */
function aSite(answers: Record<string, () => Response> = {}) {
	const asked: string[] = [];
	const known: Record<string, () => Response> = {
		'/cars/used-corolla.json': () => Response.json({ slug: 'used-corolla' }),
		'/stock.json': () => Response.json({ vehicles: [{ id: 'A/1', slug: 'used-corolla' }] }),
		...answers,
	};
	const get = async (address: unknown) => {
		asked.push(String(address));
		return known[String(address)]?.() ?? new Response('', { status: 404 });
	};
	return { asked, get: get as typeof fetch };
}

beforeEach(() => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each([
	{ query: '?car_id=used-corolla', by: 'its slug' },
	{ query: '?car_id=%20Used-Corolla', by: 'its slug, however it is typed' },
	{ query: '?car_id=A%2F1', by: 'its id' },
])('a vehicle is found by $by: $query (VDPACT-020, resolution 72)', async ({ query }) => {
	const { get } = aSite();
	expect(await findVehicle(query, get)).toEqual({
		kind: 'found',
		facts: { slug: 'used-corolla' },
	});
});

test.each([
	{ query: '', kind: 'missing' },
	{ query: '?car_id=', kind: 'missing' },
	{ query: '?car_id=%20%20', kind: 'missing' },
	{ query: '?slug=used-corolla', kind: 'missing' },
	{ query: '?car_id=no-such-vehicle', kind: 'unknown' },
	{ query: '?car_id=../used-corolla', kind: 'unknown' },
	{ query: '?car_id=..%2F..%2Fadmin', kind: 'unknown' },
	{ query: '?car_id=https://elsewhere.example/x', kind: 'unknown' },
	{ query: '?car_id=//elsewhere.example', kind: 'unknown' },
	{ query: '?car_id=<img src=x onerror=alert(1)>', kind: 'unknown' },
	{ query: '?car_id=used-corolla?x', kind: 'unknown' },
	{ query: `?car_id=${'a'.repeat(5000)}`, kind: 'unknown' },
	{ query: '?car_id=__proto__', kind: 'unknown' },
])('$query gives a vehicle that is $kind, with requests to this site only', async ({ query, kind }) => {
	const { get, asked } = aSite();
	expect(await findVehicle(query, get)).toEqual({ kind });
	expect(asked.filter((address) => !/^\/(cars\/[a-z-]+\.json|stock\.json)$/.test(address))).toEqual([]);
});

test.each([
	{ name: 'its page was removed', answer: () => new Response('', { status: 410 }), kind: 'unknown' },
	{ name: 'the host fails', answer: () => new Response('', { status: 503 }), kind: 'unreachable' },
	{
		name: 'the host answers with a page',
		answer: () => new Response('<!doctype html>'),
		kind: 'unreachable',
	},
	{
		name: 'the facts are those of another vehicle',
		answer: () => Response.json({ slug: 'x' }),
		kind: 'unreachable',
	},
])('a vehicle is $kind when $name', async ({ answer, kind }) => {
	const { get } = aSite({ '/cars/used-corolla.json': answer });
	expect(await findVehicle('?car_id=used-corolla', get)).toEqual({ kind });
});

test('a vehicle is unreachable without a connection', async () => {
	const get = () => Promise.reject(new TypeError('Failed to fetch'));
	expect(await findVehicle('?car_id=used-corolla', get)).toEqual({ kind: 'unreachable' });
});

test('an invalid slug in the data is not followed', async () => {
	const { get, asked } = aSite({
		'/stock.json': () => Response.json({ vehicles: [{ id: 'A/1', slug: '../x' }] }),
	});
	expect(await findVehicle('?car_id=A%2F1', get)).toEqual({ kind: 'unknown' });
	expect(asked).toEqual(['/stock.json']);
});
