import { describe, expect, test } from 'vitest';
import { browser, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { Authenticator } from '../../fixtures/leads/authenticator.ts';
import { type LeadService, leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

type Browser = ReturnType<typeof browser>;

const ORIGIN = 'https://www.coast.example';
const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);
const optionsFor = async (visitor: Browser, what: 'passkeys' | 'passkey-sessions') =>
	(await (await visitor.send(`/api/account/${what}/options`, {})).json()).options;

/** Adds a passkey of a signed-in visitor. */
async function register(visitor: Browser, device = new Authenticator(), origin = ORIGIN) {
	const credential = device.register(await optionsFor(visitor, 'passkeys'), origin);
	return { device, response: await visitor.send('/api/account/passkeys', { credential }) };
}

/** Signs a browser in with a passkey. */
async function signIn(visitor: Browser, device: Authenticator, origin = ORIGIN) {
	const credential = device.signIn(await optionsFor(visitor, 'passkey-sessions'), origin);
	return visitor.send('/api/account/passkey-sessions', { credential });
}

async function withPasskey(service: LeadService) {
	const visitor = await signedIn(service);
	const { device, response } = await register(visitor);
	expect(response.status).toBe(200);
	return { visitor, device };
}

describe('a passkey', () => {
	test('is for the dealer’s exact host, unlocked by its device, and names the account by an opaque id', async () => {
		const visitor = await signedIn(await leadService());
		const options = await optionsFor(visitor, 'passkeys');
		expect(options).toMatchObject({
			rp: { id: 'www.coast.example', name: 'Coast Motors' },
			user: { name: '+61412345678' },
			authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		});
		const { id } = await visitor.user();
		expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(id);
		expect(await optionsFor(visitor, 'passkey-sessions')).toMatchObject({
			rpId: 'www.coast.example',
			userVerification: 'required',
		});
	});

	test('signs another browser in, without a text message', async () => {
		const service = await leadService();
		const { visitor, device } = await withPasskey(service);
		const texts = service.texts.length;
		const other = browser(service);
		expect((await signIn(other, device)).status).toBe(200);
		expect(await other.user()).toEqual(await visitor.user());
		expect((await signIn(other, device)).status).toBe(200);
		expect(service.texts).toHaveLength(texts);
	});

	test('is offered after a code until the account has one', async () => {
		const service = await leadService();
		const offers = async () => {
			const visitor = browser(service);
			await visitor.send('/api/account/codes', { phone: PHONE });
			const code = /^\d{6}/.exec(service.texts.at(-1)?.text ?? '')?.[0];
			return (await (await visitor.send('/api/account/sessions', { code })).json()).offers_passkey;
		};
		expect(await offers()).toBe(true);
		await withPasskey(service);
		expect(await offers()).toBe(false);
	});

	test('is listed with its device and last use, and only its owner can remove it', async () => {
		const service = await leadService();
		const { visitor, device } = await withPasskey(service);
		const { device: second } = await register(visitor);
		expect((await signIn(browser(service), second)).status).toBe(200);
		const list = async (shopper: Browser) =>
			(await (await shopper.send('/api/account/passkeys')).json()).passkeys;
		expect(await list(visitor)).toHaveLength(2);
		expect(await list(visitor)).toContainEqual({
			id: second.id.toString('base64url'),
			name: 'Another device',
			created_at: SERVICE_NOW.toISOString(),
			used_at: SERVICE_NOW.toISOString(),
		});
		const stranger = await signedIn(service, '0498 765 432');
		const id = device.id.toString('base64url');
		expect(await (await stranger.send('/api/account/passkeys/remove', { id })).json()).toEqual({
			passkeys: [],
		});
		expect(await list(visitor)).toHaveLength(2);
		await visitor.send('/api/account/passkeys/remove', { id });
		expect(await list(visitor)).toHaveLength(1);
		const refused = await signIn(browser(service), device);
		expect(refused.status).toBe(422);
		expect((await refused.json()).error).toContain('Please sign in with a code.');
	});

	test('is added once, and an account has at most ten', async () => {
		const service = await leadService();
		const { visitor, device } = await withPasskey(service);
		expect((await register(visitor, device)).response.status).toBe(409);
		for (let more = 1; more < 10; more++) expect((await register(visitor)).response.status).toBe(200);
		expect((await register(visitor)).response.status).toBe(409);
	});

	test('is in the visitor’s own data, and erased with the account', async () => {
		const service = await leadService();
		const { visitor, device } = await withPasskey(service);
		const data = await (await visitor.send('/api/account/data')).json();
		expect(data.passkeys).toMatchObject([{ id: device.id.toString('base64url') }]);
		await visitor.send('/api/account/erase', { phone_number: PHONE });
		expect((await signIn(browser(service), device)).status).toBe(422);
	});

	test('is added only soon after signing in, so that a stolen session gives no lasting access', async () => {
		const service = await leadService();
		const visitor = await signedIn(service);
		service.setNow(later(15));
		expect((await register(visitor)).response.status).toBe(200);
		service.setNow(later(16));
		const refused = await visitor.send('/api/account/passkeys/options', {});
		expect(refused.status).toBe(403);
		expect((await refused.json()).error).toBe(
			'To change how you sign in, please sign out and sign in again first.',
		);
		expect((await register(await signedIn(service))).response.status).toBe(200);
	});

	test('needs a session to be added, listed and removed', async () => {
		const visitor = browser(await leadService());
		expect((await visitor.send('/api/account/passkeys')).status).toBe(403);
		expect((await visitor.send('/api/account/passkeys/options', {})).status).toBe(403);
		expect((await visitor.send('/api/account/passkeys/remove', { id: 'x' })).status).toBe(403);
	});
});

describe('a challenge of a passkey', () => {
	test('works once, for ten minutes, in the browser that requested it', async () => {
		const service = await leadService();
		const { device } = await withPasskey(service);
		const visitor = browser(service);
		const credential = device.signIn(await optionsFor(visitor, 'passkey-sessions'), ORIGIN);
		const send = (shopper: Browser) => shopper.send('/api/account/passkey-sessions', { credential });
		expect((await send(browser(service))).status).toBe(409);
		service.setNow(later(10));
		expect((await send(visitor)).status).toBe(409);
		service.setNow(later(9));
		expect((await send(visitor)).status).toBe(200);
		expect((await send(visitor)).status).toBe(409);
	});

	test('is kept for each tab of a browser', async () => {
		const service = await leadService();
		const { device } = await withPasskey(service);
		const visitor = browser(service);
		const first = await optionsFor(visitor, 'passkey-sessions');
		await optionsFor(visitor, 'passkey-sessions');
		const credential = device.signIn(first, ORIGIN);
		expect((await visitor.send('/api/account/passkey-sessions', { credential })).status).toBe(200);
	});

	test('of signing in cannot be used to add a passkey, nor one of adding to sign in', async () => {
		const service = await leadService();
		const { visitor, device } = await withPasskey(service);
		const options = await optionsFor(visitor, 'passkey-sessions');
		const added = await visitor.send('/api/account/passkeys', {
			credential: new Authenticator().register(options, ORIGIN),
		});
		expect(added.status).toBe(409);
		const credential = device.signIn(await optionsFor(visitor, 'passkeys'), ORIGIN);
		expect((await visitor.send('/api/account/passkey-sessions', { credential })).status).toBe(409);
	});

	test.each([
		{
			name: 'of another site',
			change: (device: Authenticator) => device,
			origin: 'https://elsewhere.example',
		},
		{ name: 'of another key', change: () => new Authenticator(), origin: ORIGIN },
	])('is not passed by an answer $name', async ({ change, origin }) => {
		const service = await leadService();
		const { device } = await withPasskey(service);
		const visitor = browser(service);
		const answer = change(device).signIn(await optionsFor(visitor, 'passkey-sessions'), origin);
		const id = device.id.toString('base64url');
		const credential = { ...answer, id, rawId: id };
		expect((await visitor.send('/api/account/passkey-sessions', { credential })).status).toBe(422);
		expect(await visitor.user()).toBeNull();
	});

	test('is not passed by a copied authenticator, whose counter goes back', async () => {
		const service = await leadService();
		const { device } = await withPasskey(service);
		device.counter = 7;
		expect((await signIn(browser(service), device)).status).toBe(200);
		device.counter = 3;
		expect((await signIn(browser(service), device)).status).toBe(422);
	});

	test('is not passed by an answer that cannot be read', async () => {
		const visitor = await signedIn(await leadService());
		for (const credential of [
			{ id: 'x', response: {} },
			{ id: '', response: { clientDataJSON: 'e30' } },
		]) {
			await optionsFor(visitor, 'passkeys');
			expect((await visitor.send('/api/account/passkeys', { credential })).status).toBe(422);
			await optionsFor(visitor, 'passkey-sessions');
			expect((await visitor.send('/api/account/passkey-sessions', { credential })).status).toBe(422);
		}
	});
});

test('a passkey of one dealer does not work at another', async () => {
	const other = { slug: 'other', hosts: ['www.other.example'], url: 'https://www.other.example' };
	const service = await leadService([apiSite(), apiSite(other)]);
	const { device } = await withPasskey(service);
	const elsewhere = browser(service, 'www.other.example');
	expect((await signIn(elsewhere, device, 'https://www.other.example')).status).toBe(422);
});
