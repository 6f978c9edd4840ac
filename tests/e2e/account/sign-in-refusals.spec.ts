import { askForCode, CODE_STEP, codeFor, newNumber, step } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);

test('an address of another site is followed neither forwards nor back, in any spelling (resolution 88)', async ({
	page,
}) => {
	const phone = newNumber();
	await page.goto(`${site()}/sign-in`);
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page).toHaveURL(`${site()}/`);
	for (const address of [
		'https://elsewhere.example/',
		'//elsewhere.example/',
		'///elsewhere.example/',
		'/\\elsewhere.example/',
		'\\\\elsewhere.example/',
		'/%09/elsewhere.example/',
		'/.//elsewhere.example/',
		'javascript:document.title=1',
		'data:text/html,x',
		'elsewhere.example',
	]) {
		const query = new URLSearchParams({ redirect: address, back: address });
		// A tab is decoded by the address itself.
		await page.goto(`${site()}/sign-in?${`${query}`.replace('%2509', '%09')}`);
		await expect(page, address).toHaveURL(`${site()}/`);
	}
	// Until then the page asks for the watchlist of its visitor.
	await page.waitForLoadState('networkidle');
	await page.context().clearCookies();
	await page.goto(`${site()}/sign-in?back=//elsewhere.example`);
	await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
});

test('without an answer the number and the code are kept, and sent again', async ({ page, complaints }) => {
	const phone = newNumber();
	await page.goto(`${site()}/sign-in?type=finance&redirect=/locations&back=/about-us`);
	await page.route('**/api/account/*', (route) => route.abort());
	await page.getByLabel('Mobile number').fill(phone);
	await page.getByRole('button', { name: 'Text me a code' }).click();
	await expect(step(page, 'We can’t text you a code just now')).toBeFocused();
	const again = page.getByRole('button', { name: 'Try again' });
	await again.click();
	await expect(page.getByText('Still no answer.')).toBeVisible();
	await page.getByRole('button', { name: 'Change the number' }).click();
	await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
	await page.getByRole('button', { name: 'Text me a code' }).click();
	await expect(again).toBeVisible();
	await page.unroute('**/api/account/*');
	await again.click();
	await expect(step(page, CODE_STEP)).toBeVisible();
	const code = await codeFor(page, sites.origin(), phone);
	await page.route('**/api/account/sessions', (route) => route.abort());
	await page.getByLabel('6-digit code').fill(code);
	await page.getByRole('button', { name: 'Carry on' }).click();
	await expect(page.getByText('We didn’t get an answer. Your code is kept here')).toBeVisible();
	await expect(page.getByLabel('6-digit code')).toHaveValue(code);
	await page.unroute('**/api/account/sessions');
	await page.getByRole('button', { name: 'Carry on' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
	complaints.splice(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a shopper signs in by plain forms', async ({ page }) => {
		const phone = newNumber();
		await page.goto(`${site()}/sign-in?type=finance&redirect=/locations&back=/about-us`);
		await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
		await page.getByLabel('Mobile number').fill('0412');
		await page.getByRole('button', { name: 'Text me a code' }).click();
		await expect(page.getByText('Please enter all ten digits')).toBeVisible();
		await expect(page.getByLabel('Mobile number')).toHaveValue('0412');
		await page.getByLabel('Mobile number').fill(phone);
		await page.getByRole('button', { name: 'Text me a code' }).click();
		await expect(step(page, 'Enter the code we texted you')).toBeVisible();
		const code = await codeFor(page, sites.origin(), phone);
		await page.getByLabel('6-digit code').fill(code === '123456' ? '654321' : '123456');
		await page.getByRole('button', { name: 'Carry on' }).click();
		await expect(page.getByText('You have 4 tries left.')).toBeVisible();
		await page.getByLabel('6-digit code').fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
		await page.getByRole('button', { name: 'Carry on' }).click();
		await expect(page).toHaveURL(`${site()}/locations`);
		await page.goto(`${site()}/api/account`);
		await expect(page.getByText(`+61${phone.replaceAll(' ', '').slice(1)}`)).toBeVisible();
	});
});
