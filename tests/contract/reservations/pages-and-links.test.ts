import { beforeEach, expect, test } from 'vitest';
import { reservationPath } from '../../../src/lead-api/reservations/links.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	GOOD_CHECKOUT,
	press,
	reservationsOf,
	textOf,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const states = async () =>
	(await reservationsOf(service)).map(({ state, payment, because }) => [state, payment, because]);

beforeEach(async () => {
	service = await changingService();
});

test('a form without JavaScript leads to a page with a link to the payment', async () => {
	const form = Object.fromEntries(
		Object.entries({ ...GOOD_CHECKOUT, terms_conditions: 'on' }).map(([name, value]) => [
			name,
			String(value),
		]),
	);
	const sent = await service.call('/api/leads', { form });
	const page = sent.headers.get('location') ?? '';
	expect([sent.status, page]).toEqual([303, expect.stringMatching(/^\/api\/reservations\/res_/)]);
	expect(await textOf(service, page)).toContain('<a class="button" href="/api/sandbox-payment?session=');
});

test('a forged or altered link opens nothing, and the shopper’s link does not open the dealer’s page', async () => {
	const { page } = await checkOut(service);
	for (const path of [
		'/api/reservations/x',
		`${page}x`,
		`${page}/dealer`,
		'/api/reservations/res_1.9999999999999.x/dealer',
	])
		expect((await service.call(path)).status).toBe(404);
	await press(service, `${page}/dealer`, { action: 'converted' });
	expect(await states()).toEqual([['held', 'open', null]]);
});

test('a sandbox page of an unknown session says so, with the number to call', async () => {
	const opened = await service.call('/api/sandbox-payment?session=gone');
	const pressed = await press(service, '/api/sandbox-payment', { session: 'gone', action: 'pay' });
	for (const response of [opened, pressed]) {
		expect(response.status).toBe(404);
		expect(await response.text()).toMatch(/Nothing was paid.*call Coast Motors/s);
	}
});

test('the dealer’s page has the shopper, the time left, and what each button does', async () => {
	const { page } = await checkOut(service);
	await atSandbox(service, page, 'pay');
	const [reserved] = await reservationsOf(service);
	const path = reserved && reservationPath(reserved, 'dealer', service.deps.secret);
	const html = await textOf(service, path ?? '');
	for (const words of [
		'$200 paid, 2 days left.',
		GOOD_CHECKOUT.name,
		'The deposit goes back in full',
		'By 48 hours, to Tue 24 Nov 2026, 11:00am.',
		'Deposit paid',
	])
		expect(html).toContain(words);
	expect(html.match(/<button/g)).toHaveLength(3);
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});
