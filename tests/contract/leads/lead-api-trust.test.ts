import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';

/** The first step of a lead in several steps, and the fields by which a further step refers to it. */
const idOf = async (response: Response) => ((await response.json()) as { lead_id: string }).lead_id;
const problemOf = async (response: Response) => ProblemSchema.parse(await response.json());
const due = (store: LeadService['store']) => store.claimDue(new Date('2026-12-31'), 100, 0);
const withForms = (change: object) => apiSite({ forms: { ...apiSite().forms, ...change } });

test('the same submission sent again is one lead, and with another text another lead', async () => {
	const { call, store } = await leadService();
	const sent = { ...GOOD_ENQUIRY, submission_id: 'attempt-0001' };
	const first = await idOf(await call('/api/enquiries', { json: sent }));
	const { message, ...rest } = sent;
	expect(await idOf(await call('/api/enquiries', { json: { message, ...rest } }))).toBe(first);
	expect(await idOf(await call('/api/enquiries', { json: { ...sent, message: 'And one more' } }))).not.toBe(
		first,
	);
	expect(await due(store)).toHaveLength(2);
});

test('twenty equal submissions at the same time are one lead', async () => {
	const { call, store } = await leadService();
	const sent = { ...GOOD_ENQUIRY, submission_id: 'attempt-0002' };
	const ids = await Promise.all(
		Array.from({ length: 20 }, async () => idOf(await call('/api/enquiries', { json: sent }))),
	);
	expect(new Set(ids).size).toBe(1);
	expect(await due(store)).toHaveLength(1);
});

test('leads over a limit are quarantined; a flood without proof is refused with Retry-After', async () => {
	const { deps } = await leadService();
	const limits = {
		...deps.limits,
		unproved_factor: 2,
		leads: { ...deps.limits.leads, address: { uses: 1, minutes: 10 } },
	};
	const { call, store } = await leadService([apiSite()], { limits });
	const send = (message: string) => call('/api/enquiries', { json: { ...GOOD_ENQUIRY, message } });
	const first = await idOf(await send('one'));
	const second = await idOf(await send('two'));
	const third = await send('three');
	expect(await store.find('coast', first)).toMatchObject({ status: 'verified' });
	expect(await store.find('coast', second)).toMatchObject({
		status: 'quarantined',
		quarantine_reason: 'more than 1 enquiries came from one internet address within 10 minutes',
	});
	expect(third.status).toBe(429);
	expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a missing proof is refused, a valid one is accepted once, an invalid one is quarantined (ENQUIRY-009)', async () => {
	const { call, store, setNow } = await leadService([withForms({ captcha: true })]);
	// The ALTCHA library reads the real clock.
	setNow(new Date());
	const unproved = await call('/api/enquiries', { json: GOOD_ENQUIRY });
	expect(await problemOf(unproved)).toMatchObject({ status: 422, problems: [{ field: 'captcha' }] });
	const challenge = await (await call('/api/captcha')).json();
	const solution = await solveChallenge({ challenge, deriveKey });
	const captcha = btoa(JSON.stringify({ challenge, solution }));
	const statusOf = async (change: object) =>
		(
			await store.find(
				'coast',
				await idOf(await call('/api/enquiries', { json: { ...GOOD_ENQUIRY, ...change } })),
			)
		)?.status;
	const attempt = { captcha, submission_id: 'attempt-0005' };
	expect(await statusOf(attempt)).toBe('verified');
	expect(await statusOf(attempt)).toBe('verified');
	expect(await statusOf({ captcha, message: 'Another' })).toBe('quarantined');
	for (const wrong of ['x', btoa('{}'), btoa('null'), btoa(JSON.stringify({ challenge, solution: null }))])
		expect(await statusOf({ captcha: wrong, message: wrong })).toBe('quarantined');
	const unknown = { ...challenge, parameters: { ...challenge.parameters, data: { dealer: 'bay' } } };
	expect(await statusOf({ captcha: btoa(JSON.stringify({ challenge: unknown, solution })) })).toBe(
		'quarantined',
	);
});
