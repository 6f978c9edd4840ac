import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import { signedHeaders } from '../../../src/lead-api/delivery/webhook/webhook-signature.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { signedInShopper } from '../../fixtures/leads/saved-cars.ts';

const PATH = '/api/alerts/text-replies';
const SENDER = { secret_env: 'SMS_SECRET', sender_id: '+61480000000' };
const GATEWAY = { provider: 'gateway', url: 'https://sms.example', ...SENDER } as const;
const TWILIO = { provider: 'twilio', account_sid: 'AC1', ...SENDER } as const;

type Service = NonNullable<ApiSite['accounts']>['text_service'];

/** The service of a dealer with a text service, and a shopper with alerts by text. */
async function withTexts(text_service: Service) {
	const { accounts } = apiSite();
	const service = await leadService([apiSite({ accounts: accounts && { ...accounts, text_service } })]);
	const kim = await signedInShopper(service);
	const started = await kim.send('/api/alerts/start', {
		channel: 'text',
		words: 'Text me.',
		page: '/watchlist',
	});
	const choice = await started.json();
	const isOn = async () => (await (await kim.send('/api/alerts')).json()).alerts[0].stopped_at === null;
	return { ...service, kim, choice, isOn };
}

/** A reply as a gateway signs it. */
function fromGateway(reply: object, secret = 'hush', now = SERVICE_NOW) {
	const body = JSON.stringify(reply);
	return {
		body,
		headers: { 'content-type': 'application/json', ...signedHeaders({ id: 'r1', body, secret, now }) },
	};
}

/** A reply as Twilio signs it. */
function fromTwilio(fields: Record<string, string>, url = `https://www.coast.example${PATH}`) {
	const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
	const signature = createHmac('sha1', 'hush')
		.update(url + sorted.flat().join(''))
		.digest('base64');
	return {
		body: new URLSearchParams(fields).toString(),
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
	};
}

test('STOP to a gateway ends alerts by text', async () => {
	const { call, kim, isOn, choice } = await withTexts(GATEWAY);
	expect(choice.takes_replies).toBe(true);
	expect((await call(PATH, fromGateway({ from: kim.phone, text: 'Is it there?' }))).status).toBe(204);
	expect(await isOn()).toBe(true);
	expect((await call(PATH, fromGateway({ from: kim.phone, text: 'Stop.' }))).status).toBe(204);
	expect(await isOn()).toBe(false);
});

test('STOP to Twilio ends alerts by text', async () => {
	const { call, kim, isOn } = await withTexts(TWILIO);
	const fields = { From: kim.phone, To: '+61480000000', Body: 'STOP', AccountSid: 'AC1', MessageSid: 'SM1' };
	expect((await call(PATH, fromTwilio(fields))).status).toBe(204);
	expect(await isOn()).toBe(false);
});

test('a reply that the text service did not sign stops no alerts', async () => {
	const gateway = await withTexts(GATEWAY);
	const reply = { from: gateway.kim.phone, text: 'STOP' };
	const signed = fromGateway(reply);
	const wrong = [
		{ ...signed, headers: { 'content-type': 'application/json' } },
		{ ...signed, body: JSON.stringify({ ...reply, from: '+61400000001' }) },
		fromGateway(reply, 'another secret'),
		fromGateway(reply, 'hush', new Date(SERVICE_NOW.getTime() - 6 * 60_000)),
		fromGateway({ from: 1, text: 'STOP' }),
		{ ...signed, headers: { ...signed.headers, 'webhook-timestamp': 'never' } },
	];
	for (const one of wrong) expect((await gateway.call(PATH, one)).status).toBe(403);
	expect(await gateway.isOn()).toBe(true);
	const twilio = await withTexts(TWILIO);
	const fields = { From: twilio.kim.phone, Body: 'STOP' };
	const others = [
		{ ...fromTwilio(fields), body: new URLSearchParams({ ...fields, Body: 'STOP ' }).toString() },
		fromTwilio(fields, 'https://elsewhere.example/'),
		fromGateway(reply),
	];
	for (const one of others) expect((await twilio.call(PATH, one)).status).toBe(403);
	expect(await twilio.isOn()).toBe(true);
});

test('a dealer whose texts are shown on the mail page, or whose sender is a name, takes no replies', async () => {
	const none = await withTexts({ provider: 'outbox' });
	expect(none.choice.takes_replies).toBe(false);
	expect((await none.call(PATH, fromGateway({ from: none.kim.phone, text: 'STOP' }, ''))).status).toBe(403);
	expect((await withTexts({ ...GATEWAY, sender_id: 'Coast' })).choice.takes_replies).toBe(false);
});
