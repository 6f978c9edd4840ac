import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { CDN, CDN_BASE, MANY, pictureKey, YARD } from '../../fixtures/browser-sites/pictures.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

const LIST = '/search/new-used-and-demo-cars';
/** Answers in the CDN's place with a drawing of the asked size; gives the addresses that were asked for. */
async function answerAsCdn(page: Page): Promise<URL[]> {
	const asked: URL[] = [];
	await page.route(`${CDN_BASE}/**`, (route) => {
		const url = new URL(route.request().url());
		asked.push(url);
		const width = Number(url.searchParams.get('w'));
		const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 0.75}"><rect width="100%" height="100%" fill="#89a"/></svg>`;
		return route.fulfill({ contentType: 'image/svg+xml', body });
	});
	return asked;
}

const open = (page: Page, slug: string, path: string) => page.goto(`${originOf(slug)}${path}`);
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const counted = (page: Page, text: string) =>
	expect(gallery(page).getByText(text, { exact: true }).first()).toBeVisible();
const fullScreen = (page: Page) => page.getByRole('dialog', { name: 'Pictures, full screen' });

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
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await open(page, CDN, '/cars/car-1');
	await page.waitForLoadState('networkidle');
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
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

test('pictures of cards the search renders have the sizes of printed ones', async ({ page }) => {
	await answerAsCdn(page);
	await open(page, CDN, LIST);
	const picture = page.locator('.card img').first();
	const printed = await picture.getAttribute('srcset');
	expect(printed).toMatch(/w=375.* 375w.*w=1000.* 1000w/);
	await open(page, CDN, `${LIST}?sortBy=price_asc`);
	await expect(page.locator('.static-list')).toHaveCount(0);
	await expect(picture).toHaveAttribute('srcset', printed ?? '');
	await expect(picture).toHaveAttribute('sizes', /320px/);
});

test('arrow keys go through the pictures, on the page and on the full screen, and Escape gives the focus back', async ({
	page,
}) => {
	await answerAsCdn(page);
	await open(page, CDN, '/cars/car-1');
	const opener = gallery(page).getByRole('button', { name: 'Full screen' });
	await opener.focus();
	await page.keyboard.press('ArrowRight');
	await counted(page, '2 of 7');
	await page.keyboard.press('Enter');
	await expect(fullScreen(page)).toBeVisible();
	await expect(fullScreen(page).getByText('2 of 7')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(fullScreen(page).getByText('3 of 7')).toBeVisible();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	await expect(fullScreen(page).getByText(/^[12] of 7$/)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(fullScreen(page)).toBeHidden();
	await expect(opener).toBeFocused();
});

test('the last picture of the full screen is the one the page then shows', async ({ page }) => {
	await answerAsCdn(page);
	await open(page, CDN, '/cars/car-1');
	await gallery(page).getByRole('link', { name: 'All 7' }).click();
	await expect(fullScreen(page).getByText('5 of 7')).toBeVisible();
	await fullScreen(page).getByRole('button', { name: 'Next picture' }).click();
	await expect(fullScreen(page).getByText('6 of 7')).toBeVisible();
	await fullScreen(page).getByRole('button', { name: 'Close' }).click();
	await counted(page, '6 of 7');
	await gallery(page).getByRole('button', { name: 'Full screen' }).click();
	await expect(fullScreen(page).getByText('6 of 7')).toBeVisible();
});

test('the full screen takes the large picture, and zooms until the next one', async ({ page }) => {
	await answerAsCdn(page);
	await open(page, CDN, '/cars/car-1');
	await gallery(page).getByRole('button', { name: 'Full screen' }).click();
	const picture = fullScreen(page).getByRole('img').first();
	await expect(picture).toHaveAttribute('sizes', '100vw');
	const before = await picture.boundingBox();
	const zoom = fullScreen(page).getByRole('button', { name: 'Zoom' });
	await zoom.click();
	await expect(zoom).toHaveAttribute('aria-pressed', 'true');
	expect((await picture.boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 2, -1);
	await page.keyboard.press('ArrowRight');
	await expect(fullScreen(page).getByText('2 of 7')).toBeVisible();
	await expect(zoom).toHaveAttribute('aria-pressed', 'false');
});

test('a gallery of three shows all of them, without a link to more', async ({ page }) => {
	await answerAsCdn(page);
	await open(page, CDN, '/cars/car-2');
	await expect(gallery(page).getByRole('link')).toHaveCount(3);
	await expect(gallery(page).getByText(/^All/)).toHaveCount(0);
	await gallery(page).getByRole('link').nth(2).click();
	await counted(page, '3 of 3');
	await expect(gallery(page).getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true');
});

test('a swipe shows the next picture, and a tap opens the full screen', async ({ browser }) => {
	const context = await browser.newContext({
		viewport: { width: 375, height: 740 },
		hasTouch: true,
		isMobile: true,
	});
	const page = await context.newPage();
	await answerAsCdn(page);
	await open(page, CDN, '/cars/car-1');
	await counted(page, '1 of 7');
	const box = await gallery(page).getByRole('list').first().boundingBox();
	const y = (box?.y ?? 0) + 100;
	const cdp = await context.newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
		cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
	await touch('touchStart', [{ x: 320, y }]);
	// One move a frame, and a rest before the finger lifts: touches in a burst are a fling with a speed of its own.
	for (const x of [300, 270, 240, 210, 180, 150, 120, 90, 60, 60, 60, 60]) {
		await touch('touchMove', [{ x, y }]);
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
	}
	await touch('touchEnd', []);
	await counted(page, '2 of 7');
	// A tap while pictures still move only stops them.
	const track = gallery(page).getByRole('list').first();
	await expect
		.poll(() => track.evaluate(({ scrollLeft, clientWidth }) => Math.abs(scrollLeft - clientWidth)))
		.toBeLessThan(1);
	await page.touchscreen.tap(180, y);
	await expect(fullScreen(page)).toBeVisible();
	await context.close();
});

test('with reduced motion nothing moves', async ({ page }) => {
	await answerAsCdn(page);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, CDN, '/cars/car-1');
	const track = gallery(page).getByRole('list').first();
	await expect(track).toHaveCSS('scroll-behavior', 'auto');
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await expect(track).toHaveCSS('scroll-behavior', 'smooth');
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

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all pictures can be seen: small ones lead to large ones, and the track scrolls', async ({ page }) => {
		await answerAsCdn(page);
		await open(page, CDN, '/cars/car-1');
		await expect(gallery(page).getByText('7 pictures')).toBeVisible();
		await expect(gallery(page).getByRole('button')).toHaveCount(0);
		await gallery(page).getByRole('link', { name: 'All 7' }).click();
		await expect(gallery(page).getByRole('listitem').nth(4)).toBeInViewport({ ratio: 0.5 });
	});
});

test('Back closes the full screen and stays on the page; closed in another way it leaves no history entry', async ({
	page,
}) => {
	await page.goto('about:blank');
	await answerAsCdn(page);
	await open(page, CDN, '/cars/car-1');
	const address = page.url();
	const opener = gallery(page).getByRole('button', { name: 'Full screen' });
	await opener.click();
	await expect(fullScreen(page)).toBeVisible();
	await page.goBack();
	await expect(fullScreen(page)).toBeHidden();
	expect(page.url()).toBe(address);
	await opener.click();
	await fullScreen(page).getByRole('button', { name: 'Close' }).click();
	await expect(fullScreen(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
	await page.goBack();
	await expect(page).toHaveURL('about:blank');
});
