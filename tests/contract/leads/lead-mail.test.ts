import { expect, test } from 'vitest';
import { mailDelivery } from '../../../src/lead-api/delivery/mail/mail.ts';
import { readMail } from '../../../src/preview/mail-catcher/read-mail.ts';
import { COAST } from '../../fixtures/leads/coast-motors.ts';
import { outboxEntry, vehicleLead } from '../../fixtures/leads/delivered-lead.ts';
import { type SmtpManner, smtpReceiver } from '../../fixtures/leads/smtp-receiver.ts';

const FROM = 'leads@forecourt.example';

async function deliverTo(manner: SmtpManner, lead = vehicleLead(), timeoutMs = 30_000) {
	await using receiver = await smtpReceiver(() => manner);
	const result = await mailDelivery({ url: receiver.url, from: FROM, timeoutMs })(lead, outboxEntry(), COAST);
	return { result, taken: receiver.taken };
}

const headersOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));

test('a dealer gets text and ADF in one mail with the shopper as reply address', async () => {
	const { result, taken } = await deliverTo('take', vehicleLead({ name: 'Zoë Nguyen', message: 'Grüße' }));
	expect(result).toEqual({ ok: true });
	const [mail = ''] = taken;
	const { parts, ...headers } = await readMail(Buffer.from(mail));
	expect(headers).toEqual({
		from: 'Coast Motors website <leads@forecourt.example>',
		to: 'hello@coastmotors.example',
		unsubscribe: '',
		reply_to: 'Zoë Nguyen <kim@example.com>',
		subject: 'Vehicle Enquiry: 2024 Toyota HiLux SR5 – Zoë Nguyen',
	});
	expect(parts.map(({ type, name }) => [type, name])).toEqual([
		['text/plain', null],
		['application/xml', 'lead_00000000000000000000000000000001.adf.xml'],
	]);
	expect(parts[0]?.text).toContain('> Grüße');
	expect(parts[1]?.text).toContain('<name part="full" type="individual">Zoë Nguyen</name>');
});

test('every attempt has the same Message-ID and suppresses automatic replies', async () => {
	for (let attempt = 0; attempt < 2; attempt += 1) {
		const { taken } = await deliverTo('take');
		const headers = headersOf(taken[0] ?? '');
		expect(headers).toContain('\r\nMessage-ID: <entry_1@leads.forecourt.example>');
		expect(headers).toContain('\r\nAuto-Submitted: auto-generated');
		expect(headers).toContain('X-Lead-ID: lead_00000000000000000000000000000001');
	}
});

test('typed text adds no header and no receiver', async () => {
	const evil = 'Kim\r\nBcc: all@evil.example\r\n\r\nHello';
	const lead = vehicleLead({ name: evil, category: evil, email: 'kim@example.com' });
	const { taken } = await deliverTo('take', lead);
	const names = headersOf(taken[0] ?? '')
		.split('\r\n')
		.filter((line) => /^\S/.test(line))
		.map((line) => line.split(':', 1)[0]);
	expect(names).toContain('Reply-To');
	expect(names).not.toContain('Bcc');
});

test('a mail about a lead without a valid email address has no reply address', async () => {
	const { taken } = await deliverTo('take', vehicleLead({ email: 'kim@' }));
	expect(headersOf(taken[0] ?? '')).not.toContain('Reply-To');
});

test.each<{ manner: SmtpManner; retry: boolean; reason: RegExp }>([
	{ manner: { refuse: 'receiver', code: 450 }, retry: true, reason: /450/ },
	{ manner: { refuse: 'receiver', code: 550 }, retry: false, reason: /550/ },
	{ manner: { refuse: 'message', code: 451 }, retry: true, reason: /451/ },
	{ manner: { refuse: 'message', code: 554 }, retry: false, reason: /554/ },
	// Rejections of our connection or sender concern all leads, so this one is tried again.
	{ manner: { refuse: 'connection', code: 554 }, retry: true, reason: /554/ },
	{ manner: { refuse: 'sender', code: 550 }, retry: true, reason: /550/ },
	{ manner: 'hang up', retry: true, reason: /^E/ },
	{ manner: 'take and die', retry: true, reason: /^E/ },
])('a mail to a server that does $manner is retried: $retry', async ({ manner, retry, reason }) => {
	const { result } = await deliverTo(manner);
	expect(result).toEqual({ ok: false, retry, reason: expect.stringMatching(reason) });
});

test('a mail to a server that does not answer times out and is retried', async () => {
	const { result } = await deliverTo('take and say nothing', vehicleLead(), 300);
	expect(result).toEqual({ ok: false, retry: true, reason: expect.stringMatching(/^E/) });
});

test('a mail to an unreachable server is retried', async () => {
	const gone = await smtpReceiver(() => 'take');
	await gone[Symbol.asyncDispose]();
	const deliver = mailDelivery({ url: gone.url, from: FROM, timeoutMs: 30_000 });
	const result = await deliver(vehicleLead(), outboxEntry(), COAST);
	expect(result).toEqual({ ok: false, retry: true, reason: expect.stringContaining('ECONNREFUSED') });
});

test('a mail to an invalid address is parked', async () => {
	await using receiver = await smtpReceiver(() => 'take');
	const deliver = mailDelivery({ url: receiver.url, from: FROM, timeoutMs: 30_000 });
	const result = await deliver(vehicleLead(), outboxEntry({ target: 'nowhere' }), COAST);
	expect(result).toMatchObject({ ok: false, retry: false });
});

test('a remote server gets leads encrypted, or none unless plain text is allowed', async () => {
	await using receiver = await smtpReceiver(() => 'take');
	// The same server under a host name that is not recognisably this machine.
	const url = receiver.url.replace('127.0.0.1', '0.0.0.0');
	const deliver = (to: string) =>
		mailDelivery({ url: to, from: FROM, timeoutMs: 30_000 })(vehicleLead(), outboxEntry(), COAST);
	expect(await deliver(url)).toMatchObject({
		ok: false,
		retry: true,
		reason: expect.stringContaining('ETLS'),
	});
	expect(receiver.taken).toEqual([]);
	expect(await deliver(`${url}?ignoreTLS=true`)).toEqual({ ok: true });
});
