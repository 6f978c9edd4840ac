import { expect, test } from 'vitest';
import { trustedProxies } from '../../../src/lead-api/request/trusted-proxies.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, GOOD_LEAD, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { proofOfWork } from '../../fixtures/leads/proof-of-work.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

const WITH_CAPTCHA = apiSite({ forms: { ...apiSite().forms, captcha: true, receipt: false } });
const FORM = {
	...GOOD_ENQUIRY,
	terms_conditions: 'on',
	opt_in: 'on',
};
const SHOPPER = '203.0.113.50';
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

type Service = Awaited<ReturnType<typeof leadService>>;

/** Due deliveries: channel and note. */
const due = async ({ store }: Pick<Service, 'store'>, now = new Date()) =>
	(await store.claimDue(now, 1000, 0)).map(({ entry, lead }) => [entry.channel, lead.quarantine_reason]);

/** Answers the question on a page, as a visitor would. */
async function answerQuestion({ call }: Service, page: string, peer: string): Promise<Response> {
	const [, a = '', b = ''] = /What is (\w+) plus (\w+)\?/.exec(page) ?? [];
	const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
	const answer = String(NUMBERS.indexOf(a) + NUMBERS.indexOf(b));
	return call('/api/questions', { form: { token, answer }, peer });
}

test('a flood of 310 forms from one address holds back no lead with a proof of work and no answered form from another address', async () => {
	const service = await leadService([WITH_CAPTCHA]);
	service.setNow(new Date());
	const statuses = new Map<number, number>();
	for (let sends = 0; sends < 310; sends++) {
		const { status } = await service.call('/api/enquiries', {
			form: { ...FORM, message: `Message ${sends}` },
			peer: '198.51.100.7',
		});
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	}
	expect(Object.fromEntries(statuses)).toEqual({ 200: 100, 429: 210 });
	const captcha = await proofOfWork(service.call);
	const json = { ...GOOD_ENQUIRY, captcha, message: 'Proved' };
	const proved = await service.call('/api/enquiries', { json, peer: SHOPPER });
	expect(await proved.json()).toMatchObject({ success_page: '/success' });
	const asked = await service.call('/api/enquiries', { form: FORM, peer: '203.0.113.51' });
	const answered = await answerQuestion(service, await asked.text(), '203.0.113.51');
	expect(answered.headers.get('location')).toMatch(/^\/api\/success/);
	expect(await due(service)).toEqual([
		['email', null],
		['email', null],
	]);
});

test('any number of invalid proofs from the shopper’s own address holds back no lead with a valid proof', async () => {
	const service = await leadService([WITH_CAPTCHA]);
	service.setNow(new Date());
	for (let sends = 0; sends < 120; sends++)
		await service.call('/api/enquiries', { json: { ...GOOD_ENQUIRY, captcha: 'junk', message: `${sends}` } });
	const captcha = await proofOfWork(service.call);
	await service.call('/api/enquiries', { json: { ...GOOD_ENQUIRY, captcha } });
	expect((await due(service)).filter(([channel]) => channel === 'email')).toEqual([['email', null]]);
});

test('the addresses of one IPv6 network count as one', async () => {
	const base = await leadService();
	const limits = { ...base.deps.limits.leads, address: { uses: 2, minutes: 10 } };
	const proxies = trustedProxies('10.0.0.1');
	if ('wrong' in proxies) throw new Error(proxies.wrong);
	const service = await leadService([apiSite()], {
		limits: { ...base.deps.limits, leads: limits },
		isTrusted: proxies.isTrusted,
	});
	const send = (address: string) =>
		service.call('/api/enquiries', {
			json: { ...GOOD_ENQUIRY, message: address },
			peer: '10.0.0.1',
			headers: { 'x-forwarded-for': address },
		});
	for (const host of ['1', '2:3', 'a:b:c']) await send(`2001:db8:1:2::${host}`);
	await send('2001:db8:1:3::1');
	expect(await service.store.listHeld()).toMatchObject([
		{ status: 'quarantined', fields: { message: '2001:db8:1:2::a:b:c' } },
	]);
});

test('enquiries about many vehicles with one phone number are all delivered, from the seventh on with a note', async () => {
	const service = await leadService();
	const answers = [];
	for (let car = 1; car <= 8; car++) {
		const json = { ...GOOD_LEAD, car_id: String(car), phone: '0412 345 678' };
		answers.push(await (await service.call('/api/leads', { json, peer: `203.0.113.${car}` })).json());
	}
	expect(exceptions(answers, ({ success_page }) => success_page === '/success')).toEqual([]);
	const notes = (await due(service)).map(([channel, note]) => [channel, note !== null]);
	expect(notes).toEqual([
		...Array.from({ length: 6 }, () => ['email', false]),
		...Array.from({ length: 2 }, () => ['email', true]),
	]);
});

test('several forms about one vehicle with one phone number count once', async () => {
	const service = await leadService();
	for (let sends = 0; sends < 12; sends++)
		await service.call('/api/leads', { json: { ...GOOD_LEAD, message: `Question ${sends}` } });
	expect(await due(service)).toEqual(Array.from({ length: 12 }, () => ['email', null]));
});

test('a lead with a filled honeypot and a valid proof is delivered with a note, as a password manager may have filled it in', async () => {
	const service = await leadService([WITH_CAPTCHA]);
	service.setNow(new Date());
	const captcha = await proofOfWork(service.call);
	const json = { ...GOOD_ENQUIRY, captcha, company_website: 'https://jo.example' };
	expect(await (await service.call('/api/enquiries', { json })).json()).toMatchObject({
		success_page: '/success',
	});
	expect(await due(service)).toEqual([['email', expect.stringContaining('hides from people')]]);
});

test('a form without JavaScript and with a filled honeypot is delivered with a note once its question is answered', async () => {
	const service = await leadService([WITH_CAPTCHA]);
	const form = { ...FORM, company_website: 'https://jo.example' };
	const page = await (await service.call('/api/enquiries', { form })).text();
	expect(await due(service)).toEqual([]);
	expect((await answerQuestion(service, page, '203.0.113.9')).headers.get('location')).toMatch(
		/^\/api\/success/,
	);
	expect(await due(service)).toEqual([['email', expect.stringContaining('hides from people')]]);
});

test('a lead in quarantine notifies the dealer at once, and the answer promises no reply', async () => {
	const service = await leadService();
	const json = { ...GOOD_ENQUIRY, company_website: 'x' };
	const answer = await (await service.call('/api/enquiries', { json })).json();
	expect(answer).toMatchObject({ success: true, success_page: '/api/received' });
	expect(service.woken()).toBe(1);
	expect(await due(service, SERVICE_NOW)).toEqual([['notice', expect.stringContaining('hides from people')]]);
	const form = await service.call('/api/enquiries', { form: { ...FORM, company_website: 'y' } });
	expect(form.status).toBe(303);
	expect(form.headers.get('location')).toBe('/api/received');
	const page = await (await service.call('/api/received')).text();
	expect(page).toContain('We have your message');
	expect(page).toContain('(03) 5223 1111');
	expect(page).not.toContain(apiSite().forms.reply_promise);
});

test('answered forms from an address over its limit are quarantined, the dealer is notified, and no reply is promised', async () => {
	const base = await leadService();
	const limits = { ...base.deps.limits.leads, address: { uses: 1, minutes: 10 } };
	const service = await leadService([WITH_CAPTCHA], { limits: { ...base.deps.limits, leads: limits } });
	const locations = [];
	for (const message of ['one', 'two']) {
		const page = await (await service.call('/api/enquiries', { form: { ...FORM, message } })).text();
		locations.push((await answerQuestion(service, page, '203.0.113.9')).headers.get('location'));
	}
	expect(locations).toEqual([expect.stringMatching(/^\/api\/success/), '/api/received']);
	expect((await due(service, SERVICE_NOW)).map(([channel]) => channel).sort()).toEqual(['email', 'notice']);
});
