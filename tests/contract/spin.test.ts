import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ApiSite } from '../../src/api/site/site-file.ts';
import type { SpinResult, SpinState } from '../../src/api/spin/spin.ts';
import { browser, PHONE, signedIn } from '../fixtures/leads/account-browser.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { apiSpin } from '../fixtures/leads/api-spin.ts';
import { type LeadService, leadService } from '../fixtures/leads/lead-service.ts';

type Visitor = ReturnType<typeof browser>;

/** A dealer with a spin to win, whose players sign in unless it is open. */
function site(spin_to_win: boolean, change: Partial<ApiSite> = {}): ApiSite {
	const { accounts } = apiSite();
	const gates = {
		checkout: false,
		finance: false,
		equifax_finance: false,
		spin_to_win,
		online_payment: false,
	};
	return apiSite({ accounts: accounts && { ...accounts, gates }, spin: apiSpin(), ...change });
}

const stateOf = async (visitor: Visitor): Promise<SpinState> => (await visitor.send('/api/spin')).json();

async function spin(visitor: Visitor, change: object = {}): Promise<Response> {
	const { seal } = await stateOf(visitor);
	const entry = { name: 'Jo Citizen', phone: PHONE, agreed: true, seal, own_number: '42' };
	return visitor.send('/api/spin', { ...entry, ...change });
}

/** Numbers of players, each with a browser of its own. */
const numberOf = (index: number) => `0412 34${String(index).padStart(4, '0')}`;

const dueLeads = async ({ store }: LeadService) =>
	(await store.claimDue(new Date('2026-11-20T01:00:00Z'), 100, 0)).map(({ lead }) => lead);

describe('a spin to win (PROMO-017, resolution 178)', () => {
	test('is drawn by the seed whose hash was shown before, and stored as a lead', async () => {
		const service = await leadService([site(true)]);
		const shopper = await signedIn(service);
		const before = await stateOf(shopper);
		expect(before).toMatchObject({ left: { gas: 2 }, result: null });
		const response = await spin(shopper, { own_number: 'magpie7' });
		expect(response.status).toBe(200);
		const result: SpinResult = await response.json();
		const sha = (text: string) => createHash('sha256').update(text).digest('hex');
		expect(sha(result.seed)).toBe(before.seal);
		expect(result.own_number).toBe('magpie7');
		const decides = Number.parseInt(sha(`${result.seed}:magpie7`).slice(0, 8), 16);
		expect(result.position).toBe(Math.floor((decides / 2 ** 32) * 100));
		expect(result.prize).toBe(result.position < 50 ? 'gas' : null);
		const [lead, ...others] = await dueLeads(service);
		expect(others).toEqual([]);
		expect(lead).toMatchObject({
			category: 'Spin to Win',
			subcategory: result.prize ? 'Gas bottle swap' : 'No prize',
			consent_text: 'I’m 18 or over, live in Victoria and agree to the terms',
			fields: { name: 'Jo Citizen', phone: '+61412345678' },
		});
		expect(lead?.fields.message).toContain(result.seed);
		if (result.code) expect(lead?.fields.message).toContain(`Code: ${result.code}.`);
		expect(service.woken()).toBe(1);
	});

	test('can be played once for each number: a second spin gives the first result, on any device and after the end', async () => {
		const service = await leadService([site(true)]);
		const first = await (await spin(await signedIn(service))).json();
		const other = await signedIn(service);
		expect((await stateOf(other)).result).toEqual(first);
		expect(await (await spin(other, { own_number: '43' })).json()).toEqual(first);
		service.setNow(new Date('2027-02-01T00:00:00Z'));
		expect(await (await spin(await signedIn(service))).json()).toEqual(first);
		expect(await dueLeads(service)).toHaveLength(1);
	});

	test('needs a session where it is gated, with the address of sign-in (WATCHLIST-016)', async () => {
		const service = await leadService([site(true)]);
		for (const response of [
			await browser(service).send('/api/spin'),
			await browser(service).send('/api/spin', {
				name: 'Jo',
				agreed: true,
				seal: 'x',
				own_number: '1',
			}),
		]) {
			expect(response.status).toBe(403);
			expect((await response.json()).sign_in).toBe(
				'/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F',
			);
		}
	});

	test('can be played once for each browser and number where it needs no sign-in', async () => {
		const service = await leadService([site(false)]);
		const shopper = browser(service);
		const first = await (await spin(shopper)).json();
		expect(await (await spin(shopper, { phone: numberOf(1) })).json()).toEqual(first);
		const other = await spin(browser(service));
		expect(other.status).toBe(409);
		expect(await other.json()).toMatchObject({
			error: expect.stringContaining('has had its spin'),
			remedy: 'call',
		});
	});

	test('never gives more prizes than there are, and then players win nothing', async () => {
		const service = await leadService([site(false)]);
		const results: SpinResult[] = [];
		for (let index = 0; index < 16; index++)
			results.push(await (await spin(browser(service), { phone: numberOf(index) })).json());
		const drawn = results.filter(({ position }) => position < 50);
		expect(drawn.length).toBeGreaterThan(2);
		expect(drawn.slice(0, 2).map(({ prize, code }) => [prize, code === null])).toEqual([
			['gas', false],
			['gas', false],
		]);
		expect(drawn.slice(2).filter(({ prize, had_run_out }) => prize !== null || !had_run_out)).toEqual([]);
		expect((await stateOf(browser(service))).left).toEqual({ gas: 0 });
	});

	test('is refused before the start, after the end, and with a seal other than the current one', async () => {
		const service = await leadService([site(false)]);
		const shopper = browser(service);
		const outdated = await spin(shopper, { seal: 'f'.repeat(64) });
		expect(outdated.status).toBe(409);
		expect((await outdated.json()).remedy).toBe('reload');
		service.setNow(new Date('2026-10-31T00:00:00Z'));
		expect((await (await spin(shopper)).json()).error).toBe('The wheel is not open yet.');
		service.setNow(new Date('2027-02-01T00:00:00Z'));
		expect((await (await spin(shopper)).json()).error).toContain('this promotion is over');
		expect((await browser(await leadService()).send('/api/spin')).status).toBe(404);
	});

	test('is refused with each invalid field of the entry', async () => {
		const service = await leadService([site(false)]);
		const response = await spin(browser(service), { name: ' ', phone: '12', agreed: false });
		expect(response.status).toBe(422);
		const { problems } = await response.json();
		expect(problems.map(({ field }: { field: string }) => field)).toEqual(['name', 'phone', 'agreed']);
		expect((await spin(browser(service), { own_number: '<b>' })).status).toBe(422);
		expect(await dueLeads(service)).toEqual([]);
	});

	test('cannot be claimed by an enquiry form that claims a prize', async () => {
		const service = await leadService([site(false)]);
		const response = await browser(service).send('/api/enquiries', {
			name: 'Jo Citizen',
			email: 'jo@example.com',
			phone: PHONE,
			category: 'Spin to Win',
			message: 'Won: a weekend away. Code: WEEKEND 123 456.',
			terms_conditions: true,
		});
		expect(response.status).toBe(422);
	});

	test('is in the player’s own data', async () => {
		const service = await leadService([site(true)]);
		const shopper = await signedIn(service);
		const { seed } = await (await spin(shopper)).json();
		const data = await (await shopper.send('/api/account/data')).json();
		expect(data.spins).toMatchObject([{ promotion: 'summer', seed }]);
	});
});

describe('a spin without JavaScript', () => {
	const post = (visitor: Visitor, form: Record<string, string>) =>
		visitor.send('/api/spin/form', undefined, { form });
	const entry = { name: 'Jo "Jo" Citizen', phone: PHONE, agreed: 'yes' };

	test('shows the seal on a page first, then the result with how to check it, which stays the same', async () => {
		const service = await leadService([site(false)]);
		const shopper = browser(service);
		const first = await (await post(shopper, entry)).text();
		const seal = /<code>([0-9a-f]{64})<\/code>/.exec(first)?.[1] ?? '';
		expect(first).toContain('value="Jo &#34;Jo&#34; Citizen"');
		const refused = await post(shopper, { ...entry, seal, own_number: 'a b' });
		expect(refused.status).toBe(422);
		const response = await post(shopper, { ...entry, seal, own_number: '42' });
		expect(response.status).toBe(200);
		const page = await response.text();
		expect(page).toContain(seal);
		expect(page).toMatch(/<h1>(You won: Gas bottle swap|No prize this time)<\/h1>/);
		expect(await (await post(shopper, entry)).text()).toBe(page);
		expect(await dueLeads(service)).toHaveLength(1);
	});

	test('shows the invalid fields of the entry, with what was typed', async () => {
		const response = await post(browser(await leadService([site(false)])), { name: 'Jo', phone: '12' });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toContain('value="Jo"');
		expect(page).toContain('Please tick this to spin.');
	});

	test('leads to sign-in where it is gated, and to a page that says so when it is over', async () => {
		const gated = await post(browser(await leadService([site(true)])), entry);
		expect(gated.status).toBe(303);
		expect(gated.headers.get('location')).toMatch(/^\/sign-in\?type=spin-to-win&/);
		const over = await leadService([
			site(false, { spin: apiSpin({ expires: '2026-11-02T00:00:00+11:00' }) }),
		]);
		const ended = await post(browser(over), entry);
		expect(ended.status).toBe(409);
		const page = await ended.text();
		expect(page).toContain('The wheel has stopped');
		expect(page).toContain('href="tel:');
		expect(page).not.toContain('Go back to change it');
	});
});
