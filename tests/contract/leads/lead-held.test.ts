import { expect, test } from 'vitest';
import { mailTransport } from '../../../src/lead-api/delivery/mail/mail-transport.ts';
import { noticeDelivery } from '../../../src/lead-api/held/held-notice.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import {
	GOOD_ENQUIRY,
	type LeadService,
	leadService,
	SERVICE_NOW,
} from '../../fixtures/leads/lead-service.ts';
import { smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OTHER = apiSite({ slug: 'bay', hosts: ['bay.example'], url: 'https://bay.example' });

/** A service with three quarantined enquiries, and the notice its dealer got. */
async function noticed(): Promise<LeadService & { mail: string; path: string }> {
	await using smtp = await smtpReceiver(() => 'take');
	const service = await leadService([apiSite(), OTHER]);
	for (const name of ['Jo Citizen', 'Kim <b>Lee</b>', 'Sam Fox'])
		await service.call('/api/enquiries', { json: { ...GOOD_ENQUIRY, name, company_website: 'x' } });
	const timeoutMs = 10_000;
	const deliver = noticeDelivery({
		...{ transport: mailTransport({ url: smtp.url, timeoutMs }), from: 'leads@forecourt.example', timeoutMs },
		...{ store: service.store, secret: service.deps.secret, now: service.deps.now },
	});
	for (const { lead, entry } of await service.store.claimDue(SERVICE_NOW, 100, 0)) {
		expect(await deliver(lead, entry, apiSite())).toEqual({ ok: true });
		await service.store.settle(entry.id, { state: 'delivered' }, SERVICE_NOW);
	}
	expect(smtp.taken).toHaveLength(1);
	const mail = (smtp.taken[0] ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
	return { ...service, mail, path: /https:\/\/www\.coast\.example(\/api\/held\S+)/.exec(mail)?.[1] ?? '' };
}

const tokenOf = (path: string) => new URL(path, 'https://www.coast.example').searchParams.get('token') ?? '';
const idsOn = (page: string) => [...page.matchAll(/name="lead" value="(\w+)"/g)].map(([, id = '']) => id);

test('one mail states how many enquiries are held, without personal data', async () => {
	const { mail } = await noticed();
	expect(mail).toContain('Subject: 3 enquiries are held for a check: Coast Motors');
	expect(mail).toContain('To: leads@coast.example');
	expect(mail).not.toMatch(/Citizen|Kim (<b>)?Lee|Sam Fox|jo@example|412 ?345 ?678/);
});

test('opening the link changes nothing; the button on its page releases the chosen enquiries', async () => {
	const { call, path, store, woken } = await noticed();
	const before = woken();
	const response = await call(path);
	const page = await response.text();
	expect(response.status).toBe(200);
	expect(page).toContain('3 enquiries are held');
	expect(page).toContain('Kim &#60;b&#62;Lee&#60;/b&#62;');
	expect(page).not.toMatch(/jo@example\.com|61412|<script|<b>/);
	await call(path, { method: 'HEAD' });
	expect(await store.listHeld()).toHaveLength(3);
	const [first = '', second = '', third = ''] = idsOn(page);
	const form = `token=${encodeURIComponent(tokenOf(path))}&lead=${first}&lead=${second}&lead=nothing%00`;
	const released = await call('/api/held', { form });
	expect(released.status).toBe(200);
	expect(await released.text()).toContain('2 enquiries are on their way');
	expect(woken()).toBe(before + 1);
	expect(await store.listHeld()).toMatchObject([{ id: third }]);
	expect((await store.claimDue(SERVICE_NOW, 100, 0)).map(({ lead }) => lead.id).sort()).toEqual(
		[first, second].sort(),
	);
});

test('a link that was altered, is two weeks old or belongs to another dealer shows and releases nothing', async () => {
	const { call, path, store, setNow } = await noticed();
	const [lead = ''] = idsOn(await (await call(path)).text());
	const changed = path.replace(/token=\d/, 'token=9');
	for (const [asked, host] of [
		[changed, 'www.coast.example'],
		[path, 'bay.example'],
		['/api/held', 'www.coast.example'],
		['/api/held?token=.', 'www.coast.example'],
	] as const) {
		expect((await call(asked, { host })).status).toBe(404);
		const form = { token: tokenOf(asked), lead };
		expect((await call('/api/held', { form, host })).status).toBe(404);
	}
	setNow(new Date(SERVICE_NOW.getTime() + 14 * DAY_MS + 1));
	expect((await call(path)).status).toBe(404);
	expect(await store.listHeld()).toHaveLength(3);
});

test('a form on another site cannot release enquiries', async () => {
	const { call, path, store } = await noticed();
	const [lead = ''] = idsOn(await (await call(path)).text());
	const headers = { origin: 'https://evil.example' };
	expect((await call('/api/held', { form: { token: tokenOf(path), lead }, headers })).status).toBe(403);
	expect(await store.listHeld()).toHaveLength(3);
});

test('no mail is sent when all enquiries are released already, and the page says so', async () => {
	const { call, path, store, deps } = await noticed();
	await store.release('all', SERVICE_NOW);
	expect(await (await call(path)).text()).toContain('No enquiries are held');
	await using smtp = await smtpReceiver(() => 'take');
	const transport = mailTransport({ url: smtp.url, timeoutMs: 1000 });
	const deliver = noticeDelivery({
		transport,
		from: 'a@b.example',
		timeoutMs: 1000,
		store,
		secret: deps.secret,
		now: deps.now,
	});
	const [{ lead, entry } = { lead: null, entry: null }] = await store.claimDue(SERVICE_NOW, 1, 0);
	if (!lead) throw new Error('the released leads are due');
	expect(await deliver(lead, { ...entry, channel: 'notice' }, apiSite())).toEqual({ ok: true });
	expect(smtp.attempts).toBe(0);
});
