import { expect, test } from 'vitest';
import { loadVehicle } from './load-vehicle.ts';

const TERMS = { car_id: '7', price: 20_000, deposit: 200 };

/** The answers of the site and the service; null for no answer. */
function answers(facts: object | null, state: object | null): typeof fetch {
	return (async (path: string) => {
		const body = path.startsWith('/api/') ? state : facts;
		if (body === null) throw new TypeError('no connection');
		return Response.json({ slug: 'a-car', reserved: false, ...body });
	}) as typeof fetch;
}

const AT = { facts: '/cars/SLUG.json', api: '/api' };
const SOLD_ONLINE = { purchase: TERMS, estimate_until: null };

test.each([
	['a vehicle that is for sale', SOLD_ONLINE, { car_fields: { reserved: false } }, 'ready'],
	['a vehicle reserved since', SOLD_ONLINE, { car_fields: { reserved: true } }, 'taken'],
	['a vehicle that was reserved before', { ...SOLD_ONLINE, reserved: true }, null, 'taken'],
	['a vehicle that was sold since', SOLD_ONLINE, { car_fields: { sold: true } }, 'gone'],
	['a vehicle that is no longer shown', SOLD_ONLINE, { car_fields: null }, 'gone'],
	['a vehicle that is not sold online', { ...SOLD_ONLINE, purchase: null }, null, 'gone'],
	['a vehicle without an answer of the service', SOLD_ONLINE, null, 'ready'],
	['a site that does not answer', null, null, 'unreachable'],
])('%s', async (_, facts, state, kind) => {
	expect((await loadVehicle('?car_id=a-car', AT, answers(facts, state))).kind).toBe(kind);
});

test('a vehicle is found by its id too (resolution 72)', async () => {
	const asked: string[] = [];
	const get = (async (path: string) => {
		asked.push(path);
		if (path === '/cars/7.json') return new Response(null, { status: 404 });
		return Response.json({ slug: 'a-car', reserved: false, car_fields: {}, ...SOLD_ONLINE });
	}) as typeof fetch;
	expect(await loadVehicle('?car_id=7', AT, get)).toMatchObject({ kind: 'ready', terms: TERMS });
	expect(asked).toEqual(['/cars/7.json', '/api/cars/7.json', '/cars/a-car.json']);
});

test.each(['', '?car_id=', '?car_id=../x', '?car_id=%00', '?car=a-car'])(
	'the address %j names no vehicle',
	async (search) => {
		expect(await loadVehicle(search, AT, answers(SOLD_ONLINE, null))).toEqual({ kind: 'gone' });
	},
);
