import { expect, test } from '../../fixtures/browser/site-test.ts';
import { CDN } from '../../fixtures/browser-sites/pictures.ts';
import {
	answerAsCdn,
	counted,
	fullScreen,
	gallery,
	open,
} from '../../fixtures/browser-sites/vehicle-gallery.ts';

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
