import { expect, test } from 'vitest';
import type { ApiSite } from '../../src/api/site-file.ts';
import { signedHeaders } from '../../src/lead-api/delivery/webhook-signature.ts';
import type { LogEntry } from '../../src/lead-api/log.ts';
import { sendTextWith } from '../../src/lead-api/sms/send-text-with.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { httpReceiver } from '../fixtures/leads/http-receiver.ts';

const NOW = new Date('2026-11-20T00:00:00.000Z');
const MESSAGE = { to: '+61412345678', text: '123456 is your code.' };

type TextService = NonNullable<ApiSite['accounts']>['text_service'];

/** Sends a message by a service; `mails` are the subjects of what came to the mail page. */
async function send(text_service: TextService, hasMailPage: boolean) {
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
	const isSent = await sendText(MESSAGE, apiSite({ accounts: accounts && { ...accounts, text_service } }));
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
