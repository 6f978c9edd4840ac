import { expect, test } from 'vitest';
import { mailTransport } from '../../../src/lead-api/delivery/mail/mail-transport.ts';
import { privatePartOf } from '../../../src/lead-api/delivery/parts/private-part.ts';
import { privateLinkDelivery } from '../../../src/lead-api/private-answers/mail.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { type LeadService, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';

const SITE = apiSite({ finance_application: { private_answers: 'one_time_link', kept_days: 60 } });
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(SERVICE_NOW.getTime() + days * DAY_MS);
const BEGUN = {
	name: 'Jo Citizen',
	email: 'jo@example.com',
	phone: '0412 345 678',
	category: 'Finance Enquiry',
	isLastStep: false,
	application: { take_home_pay: '1451.13', take_home_pay_period: 'week' },
};

/** A service with an application whose private answers its dealer may see by a link. */
async function applied(application: object = BEGUN.application) {
	const service = await leadService([SITE], {
		chooseTargets: () => [
			{ channel: 'email', target: 'finance@coast.example' },
			{ channel: 'webhook', target: 'https://crm.example/leads' },
		],
	});
	const response = await service.call('/api/leads', { json: { ...BEGUN, application } });
	const { lead_id } = (await response.json()) as { lead_id: string };
	const due = await service.store.claimDue(inDays(1), 100, 0);
	for (const { entry } of due) await service.store.settle(entry.id, { state: 'delivered' }, SERVICE_NOW);
	return { ...service, lead_id, first: due[0] };
}

/** Delivers what is due now; the mails, with their links. */
async function mailed({ store, deps }: Pick<LeadService, 'store' | 'deps'>) {
	await using smtp = await smtpReceiver(() => 'take');
	const timeoutMs = 10_000;
	const deliver = privateLinkDelivery({
		...{ transport: mailTransport({ url: smtp.url, timeoutMs }), from: 'leads@forecourt.example', timeoutMs },
		...{ store, secret: deps.secret, now: deps.now },
	});
	const results = [];
	for (const { lead, entry } of await store.claimDue(deps.now(), 100, 0)) {
		expect(entry.channel).toBe('private_link');
		results.push(await deliver(lead, entry, SITE));
		await store.settle(entry.id, { state: 'delivered' }, deps.now());
	}
	const mails = smtp.taken.map((mail) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '='));
	return {
		results,
		mails,
		paths: mails.map((mail) => /example(\/api\/private-answers\S+)/.exec(mail)?.[1] ?? ''),
	};
}

const tokenOf = (path: string) => new URL(path, 'https://www.coast.example').searchParams.get('token') ?? '';

test('a new link goes to the lead’s own mail receivers, works after the first has expired, and shows the answers once', async () => {
	const service = await applied();
	const { call, store, lead_id, setNow, deps, first } = service;
	if (!first) throw new Error('nothing was due');
	const part = await privatePartOf(deps)(first.lead, first.entry, SITE);
	const old = new URL(part && 'link' in part ? part.link.url : '');
	setNow(inDays(20));
	const ended = await call(old.pathname + old.search);
	expect(ended.status).toBe(404);
	const page = await ended.text();
	expect(page).toContain('It has expired');
	expect(page).toMatch(/new link.*reference/s);
	expect(await store.planLink(lead_id, deps.now())).toBe(1);
	const { mails, paths } = await mailed(service);
	expect(mails).toHaveLength(1);
	expect(mails[0]).toContain('To: finance@coast.example');
	expect(mails[0]).not.toMatch(/1451[.]13|1,451|Citizen|jo@example/);
	const [path = ''] = paths;
	expect((await call(path)).status).toBe(200);
	const shown = await call('/api/private-answers', { form: { token: tokenOf(path) } });
	expect(await shown.text()).toContain('$1,451.13 a week');
	const again = await call(path);
	expect(again.status).toBe(404);
	expect(await again.text()).toContain('has already been used');
});

test('a new link expires after 14 days, or when the answers are erased', async () => {
	const service = await applied();
	const { call, store, lead_id, setNow, deps } = service;
	setNow(inDays(50));
	await store.planLink(lead_id, deps.now());
	const { paths } = await mailed(service);
	setNow(inDays(59));
	expect((await call(paths[0] ?? '')).status).toBe(200);
	setNow(inDays(61));
	const gone = await call(paths[0] ?? '');
	expect(gone.status).toBe(404);
	expect(await gone.text()).toMatch(/erased.*ask the applicant/s);
	expect(await store.planLink(lead_id, deps.now())).toBe(0);
});

test('no new link is sent for a lead without private answers, or for an unknown lead', async () => {
	const { store, lead_id } = await applied({});
	expect(await store.planLink(lead_id, SERVICE_NOW)).toBe(0);
	expect(await store.planLink('lead_none', SERVICE_NOW)).toBe(0);
});

test('no mail with a link is sent when the answers were erased before', async () => {
	const service = await applied();
	await service.store.planLink(service.lead_id, inDays(59));
	service.setNow(inDays(61));
	const { results, mails } = await mailed(service);
	expect(results).toEqual([{ ok: false, retry: false, reason: expect.stringContaining('erased') }]);
	expect(mails).toEqual([]);
});
