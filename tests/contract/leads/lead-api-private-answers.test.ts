import { expect, test } from 'vitest';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { messagePartsOf } from '../../../src/lead-api/delivery/parts/message-parts.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook/webhook-body.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { applyInSteps, due, FIRST, PRIVATE } from '../../fixtures/leads/loan-application.ts';

test('private answers are in no other record, log or answer', async () => {
	const service = await leadService();
	const id = await applyInSteps(service);
	const read = await service.call(`/api/enquiries/${id}?submission_id=${FIRST.submission_id}`);
	expect(read.status).toBe(200);
	expect(await read.clone().json()).toMatchObject({ loan: 'Price $45,990, deposit $6,000, 5 years' });
	const lead = await service.store.find('coast', id);
	expect(lead?.steps).toHaveLength(4);
	for (const seen of [JSON.stringify(lead), JSON.stringify(service.logged), await read.text()])
		expect(seen).not.toMatch(PRIVATE);
});

test.each(['in_full', 'one_time_link'] as const)(
	'a dealer who chose %s gets private answers in that way, by mail and webhook',
	async (private_answers) => {
		const site = apiSite({ finance_application: { private_answers, kept_days: 30 } });
		const { call, store, deps } = await leadService([site]);
		await applyInSteps({ call });
		const [entry] = await due(store);
		if (!entry) throw new Error('nothing is due');
		const part = await messagePartsOf(deps)(entry.lead, entry.entry, site);
		const { text } = leadMail(entry.lead, site, part);
		const hook = JSON.parse(webhookBody(entry.lead, site, part));
		expect(text).toContain('Amount to borrow: $42,990');
		if (private_answers === 'in_full') {
			expect(text).toContain('Take-home pay: $1,451.13 a week');
			expect(hook).toMatchObject({
				private_answers: { licence_number: 'LN55501234' },
				private_answers_url: null,
			});
		} else {
			expect(text + JSON.stringify(hook)).not.toMatch(PRIVATE);
			expect(text).toContain(hook.private_answers_url);
		}
	},
);

test('the link in a mail shows the private answers once, after its button is pressed, until they are erased', async () => {
	const site = apiSite({ finance_application: { private_answers: 'one_time_link', kept_days: 7 } });
	const { call, store, deps, setNow, logged } = await leadService([site]);
	await applyInSteps({ call });
	const [entry] = await due(store);
	if (!entry) throw new Error('nothing is due');
	const linkFor = async (entry_id: string) => {
		const parts = await messagePartsOf(deps)(entry.lead, { ...entry.entry, id: entry_id }, site);
		const part = parts.private_part;
		if (!part || !('link' in part)) throw new Error('no link');
		return new URL(part.link.url);
	};
	const url = await linkFor('out_1');
	const token = url.searchParams.get('token') ?? '';
	const open = ({ pathname, search }: URL) => call(pathname + search);
	const press = (given: string) => call('/api/private-answers', { form: { token: given } });
	for (const _mailFilter of [1, 2]) {
		const page = await open(url);
		expect(page.status).toBe(200);
		expect(await page.text()).not.toMatch(PRIVATE);
	}
	const shown = await press(token);
	expect(shown.headers.get('cache-control')).toBe('no-store');
	expect(await shown.text()).toContain('$1,451.13 a week');
	for (const again of [await press(token), await open(url)]) {
		expect(again.status).toBe(404);
		expect(await again.text()).not.toMatch(PRIVATE);
	}
	expect((await press(`${token}x`)).status).toBe(404);
	const other = await linkFor('out_2');
	setNow(new Date(SERVICE_NOW.getTime() + 8 * 24 * 60 * 60 * 1000));
	expect((await open(other)).status).toBe(404);
	expect(JSON.stringify(logged)).not.toContain(token);
});
