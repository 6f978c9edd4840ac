import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import { LIMITS } from '../../../src/lead-api/limits/limits.ts';
import type { LogEntry } from '../../../src/lead-api/log.ts';
import { openLeadApi } from '../../../src/lead-api/open-lead-api.ts';
import { serveLeadApi } from '../../../src/lead-api/serve-lead-api.ts';
import { chosenServices } from '../../../src/lead-api/trade-in/chosen-services.ts';
import { watchSites } from '../../../src/lead-api/watch-sites.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { beginPost, post } from '../../fixtures/leads/begin-post.ts';
import { GOOD_ENQUIRY } from '../../fixtures/leads/lead-service.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'forecourt-service-'));
let dir = '';
let tests = 0;

beforeEach(async () => {
	tests += 1;
	dir = join(folder, String(tests));
	await mkdir(join(dir, 'sites'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a dealer's file as a build does. */
async function publish(site: ApiSite | string): Promise<void> {
	const text = typeof site === 'string' ? site : JSON.stringify(site);
	await writeFile(join(dir, 'new'), text);
	await rename(join(dir, 'new'), join(dir, 'sites', 'coast.json'));
}

const open = (woken: () => void = () => undefined, isOnlyHere = true) =>
	openLeadApi(
		{
			secret: 'a secret of the tests, thirty-two long',
			sitesDir: join(dir, 'sites'),
			store: { sqlite: join(dir, 'leads.sqlite') },
			isTrusted: () => false,
			isLocal: false,
			isOnlyHere,
		},
		{
			limits: LIMITS,
			sendText: () => async () => true,
			tradeIn: (store) =>
				chosenServices({ store, secret: 'x', env: {}, log: () => undefined, now: () => new Date() }),
			providerOf: () => () => null,
			chooseTargets: () => [{ channel: 'email', target: 'leads@coast.example' }],
			startOutbox: () => ({ deliverNow: woken, stop: async () => undefined }),
			env: { KNOWN: 'x' },
			log: () => undefined,
			now: () => new Date(),
		},
	);

test('a submission that is sent to two services on one database at the same time is one lead', async () => {
	await publish(apiSite());
	const services = await Promise.all([open(), open()]);
	const served = await Promise.all(
		services.map(({ answer }) => serveLeadApi(answer, { host: '127.0.0.1', port: 0 })),
	);
	const sent = { ...GOOD_ENQUIRY, submission_id: 'attempt-0001' };
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => post(served[index % 2]?.url ?? '', sent)),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	await Promise.all(served.map(({ close }) => close()));
	await Promise.all(services.map(({ stop }) => stop()));
});

test('requests in progress are answered before the service stops', async () => {
	await publish(apiSite());
	const service = await open();
	const { url, close } = await serveLeadApi(service.answer, { host: '127.0.0.1', port: 0 });
	// A whole request over another connection proves that the service has read the beginning of the first one.
	const underWay = beginPost(url, GOOD_ENQUIRY);
	await underWay.begun;
	await post(url, GOOD_ENQUIRY);
	const closed = close();
	underWay.finish();
	expect((await underWay.answered).status).toBe(200);
	await closed;
	await service.stop();
	await expect(post(url, GOOD_ENQUIRY)).rejects.toThrow();
});

test.each([
	{ what: 'its head', sent: 'POST /api/enquiries HTTP/1.1\r\nHost: www.coast.example\r\n' },
	{
		what: 'its body',
		sent: 'POST /api/enquiries HTTP/1.1\r\nHost: www.coast.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
	},
])('a request that never sends the rest of $what is answered 408 and closed', async ({ sent }) => {
	await publish(apiSite());
	const service = await open();
	const arrival = { requestMs: 200, headMs: 100, pollMs: 50 };
	const { url, close } = await serveLeadApi(service.answer, { host: '127.0.0.1', port: 0 }, arrival);
	const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(sent));
	let answer = '';
	for await (const part of socket) answer += part;
	expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	await close();
	await service.stop();
});

test('a restarted service has the leads that were acknowledged before', async () => {
	await publish(apiSite());
	const first = await open();
	const asked = () =>
		new Request('https://www.coast.example/api/enquiries', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...GOOD_ENQUIRY, submission_id: 'attempt-0002' }),
		});
	const answered = await (await first.answer(asked(), { address: '' })).text();
	await first.stop();
	const second = await open();
	expect(await (await second.answer(asked(), { address: '' })).text()).toBe(answered);
	await second.stop();
});

test('the file of a new build is loaded, and an unreadable file leaves the earlier data in use', async () => {
	const logged: LogEntry[] = [];
	await publish(apiSite());
	const sites = await watchSites(join(dir, 'sites'), 'own and local', (entry) => logged.push(entry));
	expect(sites.byHost('coast.localhost')?.name).toBe('Coast Motors');
	await publish(apiSite({ name: 'Coast Group' }));
	await sites.refresh();
	expect(sites.bySlug('coast')?.name).toBe('Coast Group');
	await publish('{');
	await sites.refresh();
	await publish(JSON.stringify({ ...apiSite(), version: 99 }));
	await sites.refresh();
	expect(sites.bySlug('coast')?.name).toBe('Coast Group');
	expect(logged.map(({ reason }) => String(reason).split(':')[0])).toEqual(['SyntaxError', 'Error']);
	await rm(join(dir, 'sites', 'coast.json'));
	await sites.refresh();
	expect(sites.byHost('www.coast.example')).toBeNull();
	sites.stop();
});

test('without a folder of dealers the service fails with instructions', async () => {
	await rm(join(dir, 'sites'), { recursive: true });
	await expect(open()).rejects.toThrow('Build the sites first (npm run build)');
});

test('the service does not start without the secrets of webhooks and trade-ins, and names each missing variable once', async () => {
	const webhook = (secret_env: string) => ({
		categories: [],
		dealerships: [],
		emails: [],
		webhook: { url: 'https://crm.example', secret_env },
	});
	const { trade_in } = apiSite();
	if (!trade_in) throw new Error('the fixture takes trade-ins');
	const lookup = {
		provider: 'autograb',
		url: 'https://api.autograb.com.au',
		key_env: 'NO_KEY',
		calls_per_day: 1,
	} as const;
	await publish(
		apiSite({
			routes: [webhook('KNOWN'), webhook('UNKNOWN'), webhook('UNKNOWN')],
			trade_in: { ...trade_in, lookup, valuation: lookup },
		}),
	);
	await expect(open()).rejects.toThrow(/dealers name for webhooks, trade-ins and payments: UNKNOWN, NO_KEY$/);
});

test('a service that other machines can reach does not start with the sandbox as a payment provider', async () => {
	await publish(apiSite({ accounts: null, payments: { provider: 'sandbox' } }));
	await expect(open(undefined, false)).rejects.toThrow(
		/Turn off the checkout of these dealers and build again: coast\. .*LEAD_API_HOST/,
	);
});

test('a service that other machines can reach does not start where sign-in codes go to the preview’s mail page', async () => {
	await publish(apiSite());
	await expect(open(undefined, false)).rejects.toThrow(
		/Set accounts\.text_service of these dealers and build again: coast\. .*LEAD_API_HOST.*SMTP_URL.*LEAD_API_PROXIES/,
	);
	await publish(apiSite({ accounts: null, payments: null }));
	await (await open(undefined, false)).stop();
});

test('commands list, export, erase and purge leads', async () => {
	await publish(apiSite());
	const service = await open();
	await service.answer(
		new Request('https://www.coast.example/api/enquiries', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...GOOD_ENQUIRY, company_website: 'x' }),
		}),
		{ address: '' },
	);
	await service.stop();
	const leads = async (...words: string[]) => {
		const env = { ...process.env, LEAD_API_STORE: join(dir, 'leads.sqlite') };
		const { stdout } = await run(process.execPath, ['scripts/leads.ts', ...words], { env });
		return stdout.trim();
	};
	const held = await leads('held', '--dealer', 'coast');
	expect(held).toContain('hides from people was filled in');
	expect(held).not.toMatch(/Jo|example\.com/);
	expect(await leads('held', '--dealer', 'bay')).toBe('');
	expect(await leads('release', held.split('  ')[0] ?? '')).toBe('1 released');
	expect(await leads('parked')).toBe('');
	expect(await leads('link', 'lead_1')).toMatch(/^0 mails .*\nlead_1 {2}has no private answers/);
	expect(await leads('purge', '--older-than', '1d')).toMatch(/^0 deleted/);
	expect(await leads('erase', '--email', 'JO@example.com')).toBe('1 erased');
	await expect(leads('erase')).rejects.toThrow('Name the email address');
	await expect(leads('bury')).rejects.toThrow('There is no command bury');
});

test.each([
	{ name: 'a missing file', file: 'absent/leads.sqlite', reason: 'There is no store at' },
	{ name: 'a folder', file: 'sites', reason: 'Leads cannot be stored in' },
])(
	'the command reports in one sentence that $name is not a store, without creating one',
	async ({ file, reason }) => {
		const env = { ...process.env, LEAD_API_STORE: join(dir, file) };
		const words = ['scripts/leads.ts', 'erase', '--email', 'jo@example.com'];
		const failure = await run(process.execPath, words, { env }).catch((error: unknown) => error);
		expect(failure).toMatchObject({ code: 1, stdout: '' });
		const { stderr } = failure as { stderr: string };
		expect(stderr).toContain(reason);
		expect(stderr).not.toMatch(/^\s+at /m);
		expect(existsSync(join(dir, 'absent'))).toBe(false);
	},
);
