import { beforeEach, expect, test } from 'vitest';
import { settleAll } from '../../../src/lead-api/reservations/run-reservations.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { atSandbox, changingService, textOf } from '../../fixtures/leads/reserving.ts';

const { phone: _none, message: _no, ...PAYER } = GOOD_ENQUIRY;
const GOOD_PAYMENT = {
	...PAYER,
	category: 'Online Payment',
	payment_reference: 'CM-204817',
	payment_amount: 1480.5,
};

let service: Awaited<ReturnType<typeof changingService>>;

async function send(change: object = {}, peer = '203.0.113.9') {
	const response = await service.call('/api/enquiries', { json: { ...GOOD_PAYMENT, ...change }, peer });
	const body = (await response.json()) as { success_page?: string; error?: string; problems?: object[] };
	return { status: response.status, page: body.success_page ?? '', error: body.error ?? '', body };
}
const due = async () =>
	(await service.store.claimDue(service.deps.now(), 50, 60_000)).map(({ entry }) => entry.channel).sort();

beforeEach(async () => {
	service = await changingService();
});

test('a payer checks reference and amount, pays and gets a receipt, and the dealer gets a message (RESERVE-013, resolution 150)', async () => {
	const { status, page } = await send();
	expect([status, page]).toEqual([200, expect.stringMatching(/^\/api\/online-payments\//)]);
	const check = await textOf(service, page);
	for (const words of ['$1,480.50', 'CM-204817', 'Jo Citizen', 'Nothing has been paid yet', 'Card surcharge'])
		expect(check).toContain(words);
	expect(await due()).toEqual([]);
	const back = await atSandbox(service, page, 'pay');
	expect([back.status, back.headers.get('location')]).toEqual([303, page]);
	const receipt = await textOf(service, page);
	for (const words of ['Paid. Thank you.', '$1,480.50', 'CM-204817', 'jo@example.com'])
		expect(receipt).toContain(words);
	expect(await due()).toEqual(expect.arrayContaining(['email', 'receipt']));
});

test('a payment that is declined, left and paid twice is made once, with one message', async () => {
	const { page } = await send();
	await atSandbox(service, page, 'decline');
	await atSandbox(service, page, 'leave');
	expect(await textOf(service, page)).toContain('Nothing has been paid yet');
	await atSandbox(service, page, 'pay_twice');
	expect(await textOf(service, page)).toContain('Paid. Thank you.');
	expect(await textOf(service, page)).not.toContain('Pay $');
	expect((await due()).filter((channel) => channel === 'email')).toHaveLength(1);
});

test('the same submission again leads to the same payment', async () => {
	const same = { submission_id: 'attempt-of-tom' };
	const first = await send(same);
	expect((await send(same)).page).toBe(first.page);
});

test('an unpaid payment is closed after a while, and money that arrives late is still acknowledged', async () => {
	const [lost, late] = [await send({ payment_reference: 'A1' }), await send({ payment_reference: 'B2' })];
	await atSandbox(service, late.page, 'pay_slowly');
	service.setNow(new Date(SERVICE_NOW.getTime() + 40 * 60_000));
	await settleAll(service.deps, 'when due');
	expect(await textOf(service, lost.page)).toContain('You have not paid anything');
	expect(await textOf(service, late.page)).toContain('Paid. Thank you.');
	expect((await due()).filter((channel) => channel === 'email')).toHaveLength(1);
});

test.each([
	['no reference', { payment_reference: '' }, 'payment_reference'],
	['a reference without letters or digits', { payment_reference: '--' }, 'payment_reference'],
	['no amount', { payment_amount: undefined }, 'payment_amount'],
	['less than the minimum', { payment_amount: 9.99 }, 'payment_amount'],
	['more than the maximum', { payment_amount: 5000.01 }, 'payment_amount'],
	['a part of a cent', { payment_amount: 20.005 }, 'payment_amount'],
	['a negative amount', { payment_amount: -20 }, 'payment_amount'],
	['a text as amount', { payment_amount: 'lots' }, 'payment_amount'],
	['no email', { email: '' }, 'email'],
	['no terms', { terms_conditions: false }, 'terms_conditions'],
])('%s is a problem of its field', async (_, change, field) => {
	const { status, body } = await send(change);
	expect(status).toBe(422);
	expect(body.problems).toEqual([expect.objectContaining({ field })]);
});

test('a payment to a dealer without online payments is refused', async () => {
	service.stock.site = { ...apiSite(), online_payment: null } as typeof service.stock.site;
	const { status, body } = await send();
	expect([status, body]).toEqual([
		409,
		expect.objectContaining({
			error: 'Nothing can be paid online here. You have not paid anything.',
			remedy: 'call',
		}),
	]);
});

test('payments from one address and with one email address are limited, so that stolen cards cannot be tried out', async () => {
	const statuses = async (
		count: number,
		change: (index: number) => object,
		peer: (index: number) => string,
	) => {
		const all: number[] = [];
		for (let index = 0; index < count; index++) all.push((await send(change(index), peer(index))).status);
		return all;
	};
	const byAddress = await statuses(
		12,
		(index) => ({ payment_reference: `A${index}`, email: `a${index}@example.com` }),
		() => '203.0.113.9',
	);
	expect(byAddress.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
	expect(byAddress.at(-1)).toBe(429);
	service = await changingService();
	const byEmail = await statuses(
		8,
		(index) => ({ payment_reference: `B${index}` }),
		(index) => `203.0.113.${index + 20}`,
	);
	expect(byEmail.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
	expect(byEmail.at(-1)).toBe(429);
});

test('a link of another payment or of no payment shows nothing', async () => {
	const { page } = await send();
	for (const path of [page.replace(/.$/, 'x'), `${page}x`, '/api/online-payments/x'])
		expect((await service.call(path)).status).toBe(404);
});
