import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { dialog, EVERYTHING, openVehicle } from '../../fixtures/browser/vehicle-page.ts';

test('sharing offers the channels in a small window and copies the address (VDPACT-026 to VDPACT-033, ERRORS-004)', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openVehicle(page, 'harbourline', '/search/new-cars');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const share = dialog(page, 'Share');
	const address = new URL(page.url());
	for (const [name, start] of [
		['Facebook', 'https://www.facebook.com/sharer'],
		['Twitter', 'https://twitter.com/intent/tweet'],
		['WhatsApp', 'https://wa.me/'],
		['Email', 'mailto:'],
		['SMS', 'sms:'],
	] as const) {
		const href = (await share.getByRole('link', { name }).getAttribute('href')) ?? '';
		expect(href.startsWith(start), href).toBe(true);
		expect(decodeURIComponent(href)).toContain(address.pathname);
	}
	const mail = new URL((await share.getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '');
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	expect(mail.searchParams.get('subject')).toBe(title.replace(/\s+/g, ' '));
	await share.getByRole('button', { name: 'Copy link' }).click();
	await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
	await expect(share.getByRole('status')).toContainText(/^Copied .+ to your clipboard!$/);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address.pathname);
	await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 3000 });
	await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'shared' }));
	const [popup] = await Promise.all([
		page.waitForEvent('popup'),
		share.getByRole('link', { name: 'Facebook' }).click(),
	]);
	expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 400]);
	await popup.close();
});

test('where the clipboard is refused a message shows the link', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
	});
	await openVehicle(page, 'harbourline', '/search/new-cars');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const share = dialog(page, 'Share');
	await share.getByRole('button', { name: 'Copy link' }).click();
	await expect(share.getByRole('status')).toHaveText(
		'Your browser didn’t let us copy the link. You can copy it below.',
	);
	await expect(share.getByText(new URL(page.url()).pathname)).toBeVisible();
});

test('a dialog is hidden until its stylesheet is loaded', async ({ page }) => {
	let come = () => {};
	const coming = new Promise<void>((done) => {
		come = done;
	});
	await page.route(/opened.*\.css/, async (route) => {
		await coming;
		await route.fulfill({ contentType: 'text/css', body: '' });
	});
	await openVehicle(page, 'harbourline', '/search/new-cars');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(dialog(page, 'Share')).toHaveCSS('opacity', '0');
	come();
	await expect(dialog(page, 'Share')).toHaveCSS('opacity', '1');
});

test('a dealer may hide Twitter (VDPACT-029)', async ({ page }) => {
	await page.goto(originOf('everything') + EVERYTHING);
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(dialog(page, 'Share').getByRole('link', { name: 'Facebook' })).toBeVisible();
	await expect(dialog(page, 'Share').getByRole('link', { name: 'Twitter' })).toHaveCount(0);
});
