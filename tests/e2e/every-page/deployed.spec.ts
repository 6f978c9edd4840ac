import { expect, outDir, test } from '../../fixtures/browser/site-test.ts';
import { MAILED } from '../../fixtures/browser-sites/mailed-leads.ts';
import { type ServedSites, serveSites } from '../../fixtures/browser-sites/serve-sites.ts';
import { type DeployedSite, deploySite } from '../../fixtures/deploy/deployed-site.ts';

for (const showing of ['nginx', 'Caddy', 'a bucket'] as const)
	test.describe(`a site that ${showing} shows`, () => {
		test.describe.configure({ mode: 'default' });
		let leads: ServedSites;
		let site: DeployedSite | null;

		test.beforeAll(async () => {
			leads = await serveSites([MAILED]);
			site = await deploySite(showing, outDir(), MAILED, `127.0.0.1:${new URL(leads.origin()).port}`);
		});
		test.afterAll(async () => {
			await site?.close();
			await leads?.close();
		});
		test('has its headers, is compressed, and leads to the one address of each page', async ({ page }) => {
			// The run has said that the web server cannot be had here; in continuous integration there is one.
			if (!site) return;
			const response = await page.goto(`${site.origin}/cars/car-0`);
			expect(response?.status()).toBe(200);
			expect(await response?.allHeaders()).toMatchObject({
				'cache-control': 'public, max-age=0, must-revalidate',
				'content-encoding': expect.stringMatching(/^(gzip|br|zstd)$/),
				'content-security-policy': "frame-ancestors 'self'",
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'strict-origin-when-cross-origin',
			});
			await expect(page.getByRole('img').first()).toBeVisible();
			const hashed = await page.evaluate(async () => {
				const asset = document.querySelector<HTMLLinkElement>('link[href^="/_astro/"]')?.href ?? '/';
				return (await fetch(asset)).headers.get('cache-control');
			});
			expect(hashed).toBe('public, max-age=31536000, immutable');
			for (const [from, to] of [
				['/cars/car-0.html', '/cars/car-0'],
				['/cars/car-0/', '/cars/car-0'],
				['/old-contact?from=print', '/contact-us?from=print'],
			]) {
				await page.goto(`${site.origin}${from}`);
				await expect(page).toHaveURL(`${site.origin}${to}`);
			}
		});

		test('says what is missing and what is gone, with the way on', async ({ page }) => {
			if (!site) return;
			for (const [path, status] of [
				['/cars/never', 404],
				['/cars/long-sold', 410],
			] as const) {
				const response = await page.goto(`${site.origin}${path}`);
				expect(response?.status()).toBe(status);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await expect(page.getByRole('link', { name: /search|stock|cars/i }).first()).toBeVisible();
			}
		});

		test('shows nothing at the host of no dealer', async ({ page }) => {
			if (!site) return;
			const other = site.origin.replace(MAILED, 'nowhere');
			const response = await page.goto(other).catch(() => null);
			expect(await page.content()).not.toContain('Coast Motors');
			if (response) expect(response.status() === 200 ? await response.text() : '').toBe('');
		});

		test('forwards an enquiry to the lead API', async ({ page }) => {
			if (!site) return;
			await page.goto(`${site.origin}/contact-us`);
			const form = page.locator('form[method=post]').first();
			const name = `Robin ${crypto.randomUUID().slice(0, 8)}`;
			await form.getByLabel('Name', { exact: true }).fill(name);
			await form.getByLabel('Email').fill('robin@example.com');
			await form.getByLabel('Phone').fill('0491 570 156');
			await form.getByLabel('Message').fill('Is the coffee good?');
			await form.getByLabel('I agree to').check();
			await expect(page.getByText('Spam check done')).toBeVisible({ timeout: 60_000 });
			await page.getByRole('button', { name: 'Send enquiry' }).click();
			await expect(page).toHaveURL(/\/success\?category=General\+Enquiry/);
			await expect(async () => {
				await page.goto(`${leads.origin()}/mail`);
				await expect(page.locator('body')).toContainText(name, { timeout: 1000 });
			}).toPass({ timeout: 20_000 });
		});
	});
