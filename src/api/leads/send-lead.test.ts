import { afterEach, expect, test, vi } from 'vitest';
import { leadTarget } from './lead-target.ts';
import { type LeadOutcome, sendLead } from './send-lead.ts';

const INPUT = { name: 'Sam', category: 'Test Drive' };
const PROBLEM = { type: 'about:blank', title: 'Not acceptable as it is', status: 422 };
const EMAIL = { field: 'email', message: 'Please enter your email address.' };
const TAKEN = { field: 'test_drive_date', message: 'Please choose another one.', reason: 'taken' };

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
	const fetch = vi.fn<typeof globalThis.fetch>(
		async () => new Response(JSON.stringify(body), { status, headers }),
	);
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

const send = () => sendLead(INPUT, { api: '/api', kind: 'leads' });

afterEach(() => vi.unstubAllGlobals());

test.each<{ name: string; status: number; answer: unknown; retryAfter?: string; outcome: LeadOutcome }>([
	{
		name: 'a kept lead has its reference',
		status: 200,
		answer: { lead_id: 'lead_00000000a1b2c3d4', success_page: '/success' },
		outcome: {
			status: 'received',
			lead_id: 'lead_00000000a1b2c3d4',
			reference: 'A1B2-C3D4',
			success_page: '/success',
		},
	},
	{
		name: 'a held lead leads to the page that promises no reply',
		status: 200,
		answer: { lead_id: 'lead_1', success_page: '/api/received' },
		outcome: { status: 'held', lead_id: 'lead_1', success_page: '/api/received' },
	},
	{
		name: 'a success page of another site is not followed',
		status: 200,
		answer: { lead_id: 'lead_00000000a1b2c3d4', success_page: '//evil.example' },
		outcome: {
			status: 'received',
			lead_id: 'lead_00000000a1b2c3d4',
			reference: 'A1B2-C3D4',
			success_page: '/success',
		},
	},
	{
		name: 'fields that have to be mended are named (LEADAPI-002)',
		status: 422,
		answer: { ...PROBLEM, error: 'Please fix this.', problems: [EMAIL] },
		outcome: { status: 'invalid', message: 'Please fix this.', problems: [EMAIL] },
	},
	{
		name: 'a time that is taken is distinguished from other problems',
		status: 422,
		answer: { ...PROBLEM, error: 'Please fix this.', problems: [TAKEN] },
		outcome: { status: 'taken', problems: [{ ...TAKEN, reason: 'taken' }] },
	},
	{
		name: 'a refusal without fields has its message',
		status: 403,
		answer: { ...PROBLEM, status: 403, error: 'Forms are taken from the pages of the dealer only.' },
		outcome: {
			status: 'invalid',
			message: 'Forms are taken from the pages of the dealer only.',
			problems: [],
		},
	},
	{
		name: 'too many sends may go on after a while',
		status: 429,
		answer: { ...PROBLEM, status: 429, error: 'Too often.' },
		retryAfter: '90',
		outcome: { status: 'limited', message: 'Too often.', retryMs: 90_000 },
	},
	{
		name: 'a limit of a firewall in front of the service is one',
		status: 429,
		answer: null,
		retryAfter: '90',
		outcome: {
			status: 'limited',
			message: 'Too many requests just now. Please try again in a minute.',
			retryMs: 90_000,
		},
	},
	{
		name: 'a refusal in the form of an answer has its message',
		status: 400,
		answer: { success: false, error: 'It is full.' },
		outcome: { status: 'invalid', message: 'It is full.', problems: [] },
	},
	{
		name: 'a failing service gives the time to send again',
		status: 503,
		answer: { ...PROBLEM, status: 503, error: 'Later.' },
		retryAfter: '30',
		outcome: { status: 'unavailable', retryMs: 30_000 },
	},
	{
		name: 'a page that is not from the service does not count as an answer',
		status: 404,
		answer: null,
		outcome: { status: 'unavailable', retryMs: 60_000, isRefusal: true },
	},
	{
		name: 'an answer without an id does not count as an answer',
		status: 200,
		answer: {},
		outcome: { status: 'unavailable', retryMs: 60_000 },
	},
])('$name', async ({ status, answer, retryAfter, outcome }) => {
	answering(status, answer, retryAfter ? { 'Retry-After': retryAfter } : {});
	expect(await send()).toEqual(outcome);
});

test('a lead is posted as JSON to the endpoint of its kind', async () => {
	const fetch = answering(200, {});
	await send();
	const [address, init] = fetch.mock.calls[0] ?? [];
	expect([address, init?.method, init?.body]).toEqual(['/api/leads', 'POST', JSON.stringify(INPUT)]);
});

test('an unreachable service is distinguished from a browser that is offline', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch');
	});
	vi.stubGlobal('navigator', { onLine: true });
	expect(await send()).toEqual({ status: 'unavailable', retryMs: 60_000 });
	vi.stubGlobal('navigator', { onLine: false });
	expect(await send()).toEqual({ status: 'offline' });
});

test.each([
	['/api/leads', { api: '/api', kind: 'leads' }],
	['/shop/api/enquiries', { api: '/shop/api', kind: 'enquiries' }],
	['/api/other', null],
])('the address in a draft selects the endpoint (%s)', (address, target) => {
	expect(leadTarget(address)).toEqual(target);
});
