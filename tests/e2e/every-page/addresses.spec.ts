import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';
import { TEST_DEALERS } from '../../fixtures/sites/test-sites.ts';

test('an unknown address answers 404 with the dealer’s own page and further links', async ({ page }) => {
	const answer = await page.goto(`${originOf('righto')}/search/no-such-make`);
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
	await page
		.getByRole('main')
		.getByRole('link', { name: /^See all/ })
		.click();
	await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

for (const { site, list } of [
	{ site: 'harbourline', list: '/blog' },
	{ site: 'everything', list: '/blog/vehicle-reviews' },
	{ site: 'righto', list: '/search/used-cars' },
]) {
	test(`a page beyond the last one of ${list} answers 404 and leads to the list`, async ({ page }) => {
		const answer = await page.goto(`${originOf(site)}${list}/page/99`);
		expect(answer?.status()).toBe(404);
		await page.getByRole('link', { name: 'Go to its first page' }).click();
		await expect(page).toHaveURL(`${originOf(site)}${list}`);
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We can’t find that page');
	});
}

test('an address that only looks like a further page leads to no other host', async ({ page }) => {
	await page.goto(`${originOf('righto')}//elsewhere.example/page/2`);
	const link = page.getByRole('link', { name: 'Go to its first page' });
	await expect(link).toBeVisible();
	const host = await link.evaluate((link: HTMLAnchorElement) => link.host);
	expect(host).toBe(new URL(originOf('righto')).host);
	await page.goto(`${originOf('righto')}/search/no-such-make`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
	await expect(link).toBeHidden();
});

test('a vehicle sold long ago answers 410 with further links', async ({ page }) => {
	const lines = readFileSync(join(outDir(), 'everything/_redirects'), 'utf8').split('\n');
	const [path = ''] = lines.find((line) => line.endsWith(' 410'))?.split(' ') ?? [];
	expect(path).toMatch(/^\/cars\//);
	const answer = await page.goto(`${originOf('everything')}${path}`);
	expect(answer?.status()).toBe(410);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This vehicle is no longer available');
});

test('the beginnings of the addresses of lists and vehicles lead to all vehicles (resolution 18)', async ({
	page,
}) => {
	for (const beginning of ['/search', '/cars', '/search?make=Kia']) {
		await page.goto(`${originOf('merriwether')}${beginning}`);
		await expect(page, beginning).toHaveURL(/\/search\/(new-used-and-demo-cars|kia)/);
	}
});

test('the bare host lists every dealer and leads to its site', async ({ page }) => {
	await page.goto(originOf());
	const built = readdirSync(outDir()).filter((name) => !name.startsWith('.'));
	expect(built).toEqual(expect.arrayContaining(TEST_DEALERS.flatMap(({ slugs }) => slugs)));
	await expect(page.getByRole('heading', { level: 2 })).toHaveCount(built.length);
	await page.getByRole('link', { name: 'Harbourline Toyota' }).click();
	await expect(page).toHaveURL(`${originOf('harbourline')}/`);
});

test('pages come with the generated security headers, assets with a year of caching', async ({ page }) => {
	const assets: (string | undefined)[] = [];
	page.on('response', (response) => {
		if (response.url().includes('/_astro/')) assets.push(response.headers()['cache-control']);
	});
	const answer = await page.goto(originOf('harbourline'));
	const headers = (await answer?.allHeaders()) ?? {};
	expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
	expect(headers['x-content-type-options']).toBe('nosniff');
	expect(assets.length).toBeGreaterThan(0);
	expect(new Set(assets)).toEqual(new Set(['public, max-age=31536000, immutable']));
});

test('a script that is not in the policy is refused', async ({ page, complaints }) => {
	await page.goto(originOf('harbourline'));
	await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'document.title = "injected"';
		document.body.append(script);
	});
	await expect.poll(() => complaints.splice(0).join()).toContain('Content Security Policy');
	await expect(page).not.toHaveTitle('injected');
});
