import { countLayoutShifts } from '../../fixtures/browser/layout-shifts.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { CDN, CDN_BASE, MANY, pictureKey, YARD } from '../../fixtures/browser-sites/pictures.ts';
import { answerAsCdn, counted, gallery, open } from '../../fixtures/browser-sites/vehicle-gallery.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

const LIST = '/search/new-used-and-demo-cars';

test('of two hundred pictures only the visible ones are loaded', async ({ page }) => {
	const asked = await answerAsCdn(page);
	await open(page, CDN, '/cars/car-0');
	await counted(page, `1 of ${MANY}`);
	await page.waitForLoadState('networkidle');
	expect(asked.length).toBeLessThan(30);
	await expect(gallery(page).getByRole('link')).toHaveCount(5);
	await expect(gallery(page).getByRole('link', { name: `All ${MANY}` })).toBeVisible();
	await gallery(page).getByRole('button', { name: 'Previous picture' }).click();
	await counted(page, `${MANY} of ${MANY}`);
	await expect
		.poll(() => asked.some(({ pathname }) => pathname.endsWith(pictureKey(0, MANY - 1))))
		.toBe(true);
});

test('the first picture is in the HTML with its sizes, loads first, and causes no layout shift', async ({
	page,
	request,
}) => {
	const html = await (
		await request.get(`${originOf(CDN).replace(`${CDN}.`, '')}/cars/car-1`, {
			headers: { host: new URL(originOf(CDN)).host },
		})
	).text();
	const first = /<img[^>]*fetchpriority="high"[^>]*>/.exec(html)?.[0] ?? '';
	expect(first).toContain('w=640');
	expect(first).not.toContain('loading="lazy"');
	expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
	await answerAsCdn(page);
	const layoutShift = await countLayoutShifts(page);
	await open(page, CDN, '/cars/car-1');
	await page.waitForLoadState('networkidle');
	expect(await layoutShift()).toBeLessThan(0.01);
});

for (const { width, scale, expected } of [
	{ width: 375, scale: 1, expected: 375 },
	{ width: 375, scale: 2, expected: 1000 },
	{ width: 1280, scale: 1, expected: 1000 },
]) {
	test(`a screen ${width} wide with ${scale} dots a pixel takes the gallery's picture of ${expected}`, async ({
		browser,
	}) => {
		const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor: scale });
		const page = await context.newPage();
		const asked = await answerAsCdn(page);
		await open(page, CDN, '/cars/car-1');
		await page.waitForLoadState('networkidle');
		const first = asked.filter(({ pathname }) => pathname.endsWith(pictureKey(1, 0)));
		expect(first.map(({ searchParams }) => Number(searchParams.get('w')))).toContain(expected);
		await context.close();
	});
}

test('pictures of cards the search renders have the sizes of rendered ones', async ({ page }) => {
	await answerAsCdn(page);
	await open(page, CDN, LIST);
	const picture = page.locator('.card img').first();
	const rendered = await picture.getAttribute('srcset');
	expect(rendered).toMatch(/w=375.* 375w.*w=1000.* 1000w/);
	await open(page, CDN, `${LIST}?sortBy=price_asc`);
	await expect(page.locator('.static-list')).toHaveCount(0);
	await expect(picture).toHaveAttribute('srcset', rendered ?? '');
	await expect(picture).toHaveAttribute('sizes', /320px/);
});

test('a picture that does not load is replaced by the placeholder (VDP-066)', async ({
	page,
	complaints,
}) => {
	await page.route(`${CDN_BASE}/**`, (route) => route.fulfill({ status: 404, body: '' }));
	for (const path of ['/cars/car-1', LIST]) {
		await open(page, CDN, path);
		const first = page.locator('.gal img, .card img').first();
		await expect(first).toHaveJSProperty('currentSrc', `${originOf(CDN)}/placeholder-plain.svg`);
	}
	const other = exceptions(complaints.splice(0), (complaint) => complaint.startsWith(`404: ${CDN_BASE}`));
	expect(other).toEqual([]);
});

test("a dealer's photograph is AVIF; a missing one shows the placeholder, and so does a vehicle without pictures", async ({
	page,
	complaints,
}) => {
	await open(page, YARD, '/cars/car-0');
	const pictures = gallery(page).locator('.gal__main img');
	await expect(pictures.first()).toHaveJSProperty('complete', true);
	expect(await pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
		/\/pictures\/\S+\.avif$/,
	);
	await gallery(page).getByRole('button', { name: 'Next picture' }).click();
	await expect(pictures.nth(1)).toHaveJSProperty('currentSrc', `${originOf(YARD)}/placeholder-plain.svg`);
	await open(page, YARD, '/cars/car-2');
	await expect(gallery(page).getByRole('img', { name: /no picture yet/i })).toBeVisible();
	const other = exceptions(complaints.splice(0), (complaint) => complaint.includes('/images/missing.png'));
	expect(other).toEqual([]);
});
