import { expect, onTestFinished, test, vi } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import { signedHeaders } from '../../../src/lead-api/delivery/webhook/webhook-signature.ts';
import type { LogEntry } from '../../../src/lead-api/log.ts';
import { limitSpending } from '../../../src/lead-api/sms/limit-spending.ts';
import type { TextMessage } from '../../../src/lead-api/sms/send-text.ts';
import { sendTextWith } from '../../../src/lead-api/sms/send-text-with.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { httpReceiver } from '../../fixtures/leads/http-receiver.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';

const NOW = new Date('2026-11-20T00:00:00.000Z');
const MESSAGE = { to: '+61412345678', text: '123456 is your code.' };

type TextService = NonNullable<ApiSite['accounts']>['text_service'];

/** Sends a message through a service; `mails` are the subjects on the mail page. */
async function send(text_service: TextService, hasMailPage: boolean, message: TextMessage = MESSAGE) {
	const mails: string[] = [];
	const logged: LogEntry[] = [];
	const transport = {
		sendMail: async ({ subject }: { subject?: string | undefined }) => {
			mails.push(subject ?? '');
		},
	};
	const sendText = sendTextWith({
		secretOf: (name) => (name === 'SMS_SECRET' ? 'a secret' : undefined),
		transport: transport as never,
		from: 'leads@forecourt.example',
		hasMailPage,
		now: () => NOW,
		log: (entry) => logged.push(entry),
	});
	const { accounts } = apiSite();
	const isSent = await sendText(message, apiSite({ accounts: accounts && { ...accounts, text_service } }));
	return { isSent, mails, logged };
}

test('the mail page shows text messages on this machine only', async () => {
	expect(await send({ provider: 'outbox' }, true)).toMatchObject({
		isSent: true,
		mails: ['Text message to +61412345678'],
	});
	expect(await send({ provider: 'outbox' }, false)).toMatchObject({
		isSent: false,
		mails: [],
		logged: [
			{ message: 'a text message was not sent', reason: expect.stringContaining('accounts.text_service') },
		],
	});
});

test('a gateway gets a message as signed JSON', async () => {
	await using receiver = await httpReceiver(() => 200);
	const service = {
		provider: 'gateway' as const,
		url: receiver.url,
		secret_env: 'SMS_SECRET',
		sender_id: 'Coast',
	};
	expect((await send(service, false)).isSent).toBe(true);
	const [{ body, headers } = { body: '', headers: {} }] = receiver.taken;
	expect(JSON.parse(body)).toEqual({ to: MESSAGE.to, from: 'Coast', text: MESSAGE.text });
	const id = String(headers['webhook-id']);
	expect(headers).toMatchObject(signedHeaders({ id, body, secret: 'a secret', now: NOW }));
});

test('every attempt to send an alert has the same id, so that a gateway can send it once', async () => {
	await using receiver = await httpReceiver(() => 200);
	const service = {
		provider: 'gateway' as const,
		url: receiver.url,
		secret_env: 'SMS_SECRET',
		sender_id: 'Coast',
	};
	for (let attempt = 0; attempt < 2; attempt += 1) await send(service, false, { ...MESSAGE, id: 'alert_1' });
	for (let code = 0; code < 2; code += 1) await send(service, false);
	const ids = receiver.taken.map(({ headers }) => headers['webhook-id']);
	expect(ids.slice(0, 2)).toEqual(['alert_1', 'alert_1']);
	expect(new Set(ids).size).toBe(3);
});

const TWILIO = {
	provider: 'twilio' as const,
	account_sid: 'AC0123456789abcdef0123456789abcdef',
	secret_env: 'SMS_SECRET',
	sender_id: '+61480000000',
};

/** Twilio's answers in place of its service; returns the calls. */
function twilioAnswers(status: number, body: string) {
	const fetched = vi
		.spyOn(globalThis, 'fetch')
		.mockImplementation(async () => new Response(body, { status }));
	onTestFinished(() => fetched.mockRestore());
	return fetched;
}

test('Twilio gets a message as a form, with the account and its token', async () => {
	const fetched = twilioAnswers(201, '{"sid":"SM1","status":"queued"}');
	expect((await send(TWILIO, false)).isSent).toBe(true);
	const [url, { body, headers } = {}] = fetched.mock.calls[0] ?? [];
	expect(url).toBe(
		'https://api.twilio.com/2010-04-01/Accounts/AC0123456789abcdef0123456789abcdef/Messages.json',
	);
	expect(Object.fromEntries(body as URLSearchParams)).toEqual({
		To: '+61412345678',
		From: '+61480000000',
		Body: MESSAGE.text,
	});
	expect(headers).toEqual({ Authorization: `Basic ${btoa(`${TWILIO.account_sid}:a secret`)}` });
});

test.each([
	[400, '{"code":21610,"message":"+61412345678 has replied STOP"}', 'Twilio responded with 400, error 21610'],
	[503, 'down', 'Twilio responded with 503'],
	[401, '{"code":"20003"}', 'Twilio responded with 401'],
])(
	'a message that Twilio refuses with %i is not sent; the log has no number',
	async (status, body, reason) => {
		twilioAnswers(status, body);
		const { isSent, logged } = await send(TWILIO, false);
		expect(isSent).toBe(false);
		expect(logged).toEqual([
			{ level: 'error', message: 'a text message was not sent', dealer: 'coast', reason: `Error: ${reason}` },
		]);
	},
);

test('a dealer’s daily limit of spending counts the parts of text messages, and begins again the next day', async () => {
	const { store, deps, logged, setNow } = await leadService();
	const sent: string[] = [];
	const sendText = limitSpending(
		async ({ text }) => {
			sent.push(text);
			return true;
		},
		{ store, secret: 'x', now: deps.now, log: deps.log },
	);
	const { accounts } = apiSite();
	const text_spending = { cents_per_part: 8, dollars_per_day: 0.4 };
	const paid = apiSite({ accounts: accounts && { ...accounts, text_spending } });
	const texts = ['one', 'x'.repeat(200), 'two', 'three', 'four'];
	for (const text of texts) await sendText({ to: '+61412345678', text }, paid);
	expect(sent).toEqual(texts.slice(0, 4));
	expect(logged.map(({ message }) => message)).toEqual([
		'the daily spending limit for text messages is reached',
	]);
	expect(await sendText({ to: '+61412345678', text: 'free' }, apiSite())).toBe(true);
	setNow(new Date(deps.now().getTime() + 24 * 60 * 60_000));
	expect(await sendText({ to: '+61412345678', text: 'later' }, paid)).toBe(true);
});
