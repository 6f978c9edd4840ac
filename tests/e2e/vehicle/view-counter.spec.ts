import type { Page } from 'playwright/test';
import { answerWith, MADE_AT, viewAnswer } from '../../fixtures/browser/live-update-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { CHANGING, CHANGING_STOCK } from '../../fixtures/browser-sites/changing-stock.ts';

const [first = { id: '' }] = CHANGING_STOCK;
const openVehicle = (page: Page) => page.goto(`${originOf(CHANGING)}/cars/car-0`);

test('42 views count up to 42 in a second, and are announced once (VDP-029, VDPACT-035, VDPACT-037)', async ({
	page,
}) => {
	await answerWith(page, { view: viewAnswer(first, {}, { views: 42, version: MADE_AT }) });
	await page.addInitScript(() => {
		const shown: { text: string; at: number }[] = [];
		Object.assign(window, { shown });
		const note = () => {
			const text = document.querySelector('[data-views] [data-count]')?.textContent;
			if (text && text !== shown.at(-1)?.text) shown.push({ text, at: performance.now() });
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
	});
	await openVehicle(page);
	const counter = page.locator('[data-views]');
	await expect(counter.locator('[data-count]')).toHaveText('42 views');
	await expect(counter.locator('.vh')).toHaveText('42 views');
	const shown = await page.evaluate(
		() => (window as unknown as { shown: { text: string; at: number }[] }).shown,
	);
	const counts = shown.map(({ text }) => Number.parseInt(text, 10));
	expect(counts).toEqual(counts.toSorted((a, b) => a - b));
	expect(counts.length).toBeGreaterThan(3);
	expect((shown.at(-1)?.at ?? 0) - (shown[0]?.at ?? 0)).toBeLessThan(1500);
});

test('with reduced motion the number is shown at once', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await answerWith(page, { view: viewAnswer(first, {}, { views: 1, version: MADE_AT }) });
	const counter = page.locator('[data-views] [data-count]');
	await openVehicle(page);
	await expect(counter).toHaveText('1 view');
});
