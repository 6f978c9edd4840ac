import { afterEach, expect, test, vi } from 'vitest';
import { getAppointments } from './get-appointments.ts';
import { getChallenge } from './get-challenge.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) => {
	const fetch = vi.fn(async (_address: string) => new Response(body, { status }));
	vi.stubGlobal('fetch', fetch);
	return fetch;
};

const CHALLENGE = JSON.stringify({ parameters: { nonce: 'a' }, signature: 'b' });

test('a challenge is returned unchanged', async () => {
	const fetch = answering(200, CHALLENGE);
	expect(await getChallenge('/api')).toEqual(JSON.parse(CHALLENGE));
	expect(fetch.mock.calls[0]?.[0]).toBe('/api/captcha');
});

test.each([
	['a service that fails', 503, CHALLENGE],
	['an answer that is not JSON', 200, '<html>'],
	['an answer without a challenge', 200, '{"parameters":null}'],
])('%s gives no challenge', async (_name, status, body) => {
	answering(status, body);
	expect(await getChallenge('/api')).toBeNull();
});

test('a refused request for a challenge is an error, as trying again does not help', async () => {
	answering(429, '{}');
	await expect(getChallenge('/api')).rejects.toThrow('429');
});

const DAY = { dealership_slug: 'geelong', date: '2026-11-28' };

test('free times are asked for by day and dealership', async () => {
	const fetch = answering(200, '{"date":"2026-11-28","times":["09:30"]}');
	expect(await getAppointments('/api', DAY)).toEqual(['09:30']);
	expect(fetch.mock.calls[0]?.[0]).toBe('/api/appointments?dealership_slug=geelong&date=2026-11-28');
});

test.each([
	['a service that fails', 503, '{"times":["09:30"]}'],
	['an answer that is not JSON', 200, '<html>'],
	['invalid times', 200, '{"times":["<b>"]}'],
	['no list of times', 200, '{}'],
	['no object', 200, 'null'],
])('%s gives no free times', async (_name, status, body) => {
	answering(status, body);
	expect(await getAppointments('/api', DAY)).toBeNull();
});
