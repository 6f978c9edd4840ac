import { expect, test } from 'vitest';
import { browser, codeOf, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';

const PAGE =
	'https://www.coast.example/sign-in?type=finance&redirect=%2Ffinance%3Fa%3D1%26b&back=%2Fcars%2Fa';

/** Posts the form of the sign-in page, from its address. */
const ask = (shopper: ReturnType<typeof browser>, phone: string, referer = PAGE) =>
	shopper.send('/api/account/code-form', undefined, { form: { phone }, headers: { referer } });

/** The fields of the first form of a page. */
function fieldsOf(page: string): Record<string, string> {
	const form = /<form.*?<\/form>/s.exec(page)?.[0] ?? '';
	const text = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
	return Object.fromEntries(
		[...form.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)].map(
			([, name = '', value = '']) => [name, text(value)],
		),
	);
}

const enter = async (shopper: ReturnType<typeof browser>, page: string, code: string) =>
	shopper.send('/api/account/sign-in-form', undefined, { form: { ...fieldsOf(page), code } });

async function asked(service: LeadService, referer?: string) {
	const shopper = browser(service);
	const response = await ask(shopper, PHONE, referer);
	expect(response.status).toBe(200);
	return { shopper, page: await response.text() };
}

test('without JavaScript the sign-in form leads to the code page, and the code to the requested path', async () => {
	const service = await leadService();
	const { shopper, page } = await asked(service);
	expect(page).toContain('Coast Motors');
	expect(page).toContain('<b>0412 345 678</b>');
	expect(page).toContain('>Carry on</button>');
	expect(page).toContain('autocomplete="one-time-code"');
	expect(page).toContain('href="/cars/a"');
	const signedIn = await enter(shopper, page, codeOf(service));
	expect(signedIn.status).toBe(303);
	expect(signedIn.headers.get('location')).toBe('/finance?a=1&b');
	const user = await shopper.user();
	expect(user).toMatchObject({ phone: '+61412345678' });
	// For the scripts of the next page, which the form did without.
	expect(signedIn.headers.getSetCookie()).toContain(
		`watchlist_saved=${user?.id}; Max-Age=300; Path=/; Secure; SameSite=Lax`,
	);
});

test('the code page shows the number in its usual spelling, however it was typed', async () => {
	const response = await ask(browser(await leadService()), '+61 (0) 412-345.678');
	expect(await response.text()).toContain('<b>0412 345 678</b>');
});

test('a wrong code gives the code page again, with the typed code and the tries left', async () => {
	const service = await leadService();
	const { shopper, page } = await asked(service);
	const wrong = codeOf(service) === '000000' ? '111111' : '000000';
	const response = await enter(shopper, page, wrong);
	expect(response.status).toBe(422);
	const again = await response.text();
	expect(again).toContain('<title>Error: ');
	expect(again).toContain('You have 4 tries left.');
	expect(again).toContain(`value="${wrong}"`);
	expect((await enter(shopper, again, codeOf(service))).headers.get('location')).toBe('/finance?a=1&b');
});

test('a number that gets no text messages gives its page again, with the typed number', async () => {
	const service = await leadService();
	const shopper = browser(service);
	const response = await ask(shopper, '03 9876 <5432>');
	expect(response.status).toBe(422);
	const page = await response.text();
	expect(page).toContain('<h1>Sign in to ask about finance</h1>');
	expect(page).toContain('such as 0412 345 678');
	expect(fieldsOf(page)).toEqual({
		type: 'finance',
		redirect: '/finance?a=1&b',
		back: '/cars/a',
		phone: '03 9876 <5432>',
	});
	expect(service.texts).toEqual([]);
});

test('the code page can send another code', async () => {
	const service = await leadService();
	const { shopper, page } = await asked(service);
	const { phone = '', type = '', redirect = '', back = '' } = fieldsOf(page);
	const form = { phone, type, redirect, back };
	const again = await shopper.send('/api/account/code-form', undefined, { form });
	expect(service.texts).toHaveLength(2);
	const signedIn = await enter(shopper, await again.text(), codeOf(service));
	expect(signedIn.headers.get('location')).toBe('/finance?a=1&b');
});

test('after too many codes a page gives the dealer’s phone number', async () => {
	const service = await leadService();
	for (let codes = 0; codes < 5; codes++) await ask(browser(service), PHONE);
	const response = await ask(browser(service), PHONE);
	expect(response.status).toBe(429);
	expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
	const page = await response.text();
	expect(page).toContain('<h1>We can’t text you a code just now</h1>');
	expect(page).toContain('href="tel:0352231111"');
	expect(page).toContain('>Back without signing in</a>');
});

test.each([
	'https://www.coast.example/sign-in?redirect=https://elsewhere.example',
	'https://www.coast.example/sign-in?redirect=//elsewhere.example',
	'https://www.coast.example/sign-in?redirect=/%5Celsewhere.example',
	'https://www.coast.example/sign-in?redirect=/%09/elsewhere.example',
	'https://www.coast.example/sign-in',
	'not an address',
])('after %s the visitor stays on the dealer’s site (resolution 88)', async (referer) => {
	const service = await leadService();
	const { shopper, page } = await asked(service, referer);
	const form = { ...fieldsOf(page), code: codeOf(service) };
	const response = await shopper.send('/api/account/sign-in-form', undefined, { form });
	expect(response.headers.get('location')).toBe('/');
});

test('a manipulated path in the code page leads to no other site', async () => {
	const service = await leadService();
	const { shopper, page } = await asked(service);
	const form = { ...fieldsOf(page), redirect: '//elsewhere.example', code: codeOf(service) };
	const response = await shopper.send('/api/account/sign-in-form', undefined, { form });
	expect(response.headers.get('location')).toBe('/');
});

test('without JavaScript a form signs out, in this browser or everywhere, and a page says so', async () => {
	const service = await leadService();
	const [phone, tablet, other] = [await signedIn(service), await signedIn(service), await signedIn(service)];
	const leave = (shopper: typeof phone, form: Record<string, string>, headers = {}) =>
		shopper.send('/api/account/sign-out-form', undefined, { form, headers });
	expect((await leave(phone, {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
	expect(await phone.user()).not.toBeNull();
	const response = await leave(phone, {});
	expect(response.status).toBe(200);
	const page = await response.text();
	expect(page).toContain('<h1>You are signed out</h1>\n<p>In this browser.');
	expect(page).toContain('href="/sign-in?type=garage');
	expect([phone.cookies.size, await phone.user()]).toEqual([0, null]);
	expect(await tablet.user()).not.toBeNull();
	expect(await (await leave(tablet, { everywhere: '1' })).text()).toContain('On every phone and computer.');
	expect(await other.user()).toBeNull();
	// A second press, without a session, gets the same answer.
	expect((await leave(tablet, {})).status).toBe(200);
});
