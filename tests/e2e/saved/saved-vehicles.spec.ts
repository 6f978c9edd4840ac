import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { keptIn, openList, saveButton, savedLink } from '../../fixtures/browser/marks.ts';
import { expect, originOf, outDir, searchIsLive, test } from '../../fixtures/browser/site-test.ts';
import { pageSamples } from '../../fixtures/sites/page-samples.ts';

const SITE = 'merriwether';

/** The ids of the vehicles a page has reported so far as saved (ANALYTICS-007), with a space between them. */
async function hearSaves(page: Page): Promise<() => Promise<unknown>> {
	await page.evaluate(() => {
		const saves: string[] = [];
		addEventListener('forecourt:event', (event) => {
			const { event_id, details } = (event as CustomEvent).detail;
			if (event_id === 39) saves.push(details.car_id);
			document.body.dataset['saves'] = saves.join(' ');
		});
	});
	return () => page.evaluate(() => document.body.dataset['saves']);
}

test.describe('saving', () => {
	test('a heart on a card saves its vehicle, and the header counts it (LOCAL-001, LOCAL-003, LOCAL-006)', async ({
		page,
	}) => {
		const cards = await openList(page, SITE);
		const saves = await hearSaves(page);
		const heart = saveButton(cards.nth(1));
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await expect(savedLink(page)).toHaveText(/1$/);
		await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
		const kept = (await keptIn(page, SITE, 'favourites')) as { id: string }[];
		expect(kept.map((entry) => Object.keys(entry))).toEqual([
			['id', 'name', 'slug', 'make', 'model', 'primary_image_url'],
		]);
		expect(await saves()).toBe(kept[0]?.id);
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'false');
		await expect(savedLink(page)).toHaveText(/\D$/);
		expect(await saves(), 'LOCAL-002').toBe(kept[0]?.id);
	});

	test('the saved vehicle is on its page, and a removed one is restored by Undo', async ({ page }) => {
		const cards = await openList(page, SITE);
		const title = await cards.nth(1).getByRole('heading').innerText();
		await saveButton(cards.nth(1)).click();
		await page.getByRole('link', { name: 'View list' }).click();
		await expect(page).toHaveURL(/\/favourites$/);
		await expect(cards).toHaveCount(1);
		await expect(cards.getByRole('heading')).toHaveText(title, { useInnerText: true });
		await expect(cards).toContainText('$');
		await saveButton(cards).click();
		await expect(page.getByText('Nothing saved yet.')).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(cards).toHaveCount(1);
	});

	test('a toast stays while the pointer is over it (resolution 222)', async ({ page }) => {
		const cards = await openList(page, SITE);
		await page.clock.install();
		await saveButton(cards.first()).click();
		const words = page.getByText('is saved.');
		await words.hover();
		await page.clock.runFor(10_000);
		await expect(words).toBeVisible();
		await page.mouse.move(5, 5);
		await page.clock.runFor(3100);
		await expect(words).toHaveCount(0);
	});

	test('another tab follows, also one without any press', async ({ page, context }) => {
		const cards = await openList(page, SITE);
		const other = await context.newPage();
		const otherCards = await openList(other, SITE);
		await saveButton(cards.first()).click();
		await expect(savedLink(other)).toHaveText(/1$/);
		await expect(saveButton(otherCards.first())).toHaveAttribute('aria-pressed', 'true');
		await saveButton(otherCards.first()).click();
		await expect(saveButton(cards.first())).toHaveAttribute('aria-pressed', 'false');
	});

	test('cards a search renders again keep their saved state', async ({ page }) => {
		const cards = await openList(page, SITE);
		await searchIsLive(page);
		await saveButton(cards.first()).click();
		const title = await cards.first().getByRole('heading').innerText();
		await page.locator('#keyword').fill(title.split('\n')[0] ?? '');
		await expect(page).toHaveURL(/\?/);
		await expect(saveButton(cards.first())).toHaveAttribute('aria-pressed', 'true');
		await saveButton(cards.nth(1)).click();
		await expect(saveButton(cards.nth(1))).toHaveAttribute('aria-pressed', 'true');
		await expect(savedLink(page)).toHaveText(/2$/);
	});

	test('a vehicle page saves the vehicle and records the view (LOCAL-004, LOCAL-005, VDPACT-014)', async ({
		page,
	}) => {
		const cards = await openList(page, SITE);
		await cards.first().getByRole('heading').getByRole('link').click();
		await expect(page).toHaveURL(/\/cars\//);
		const heart = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
		await heart.click();
		await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		const slug = new URL(page.url()).pathname.split('/').at(-1);
		expect(await keptIn(page, SITE, 'viewed')).toMatchObject([{ slug }]);
		expect(Object.keys(((await keptIn(page, SITE, 'viewed')) as object[])[0] ?? {})).toEqual(
			expect.arrayContaining(['id', 'stocknum', 'make', 'model', 'body', 'simple_body']),
		);
		await page.goto(`${originOf(SITE)}/favourites`);
		await expect(cards).toHaveCount(1);
		await saveButton(cards).click();
		await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
	});

	test('a sold vehicle has Save only where it is saved (SOLD-004)', async ({ page }) => {
		const path = pageSamples(join(outDir(), SITE)).find(({ kind }) => kind === 'sold vehicle')?.path;
		await page.goto(`${originOf(SITE)}${path}`);
		await expect(page.getByText('has been sold').first()).toBeVisible();
		const buttons = page.locator('main > * > [class*=side] [data-mark]');
		await expect(buttons).toHaveCount(1);
		await expect(buttons).toBeHidden();
		await page.evaluate((key) => {
			const said = document.querySelector<HTMLElement>('main[data-vehicle]')?.dataset['vehicle'] ?? '';
			localStorage.setItem(key, `[${said}]`);
		}, `forecourt.${SITE}.favourites`);
		await page.reload();
		await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
	});
});
