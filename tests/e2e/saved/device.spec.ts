import type { Page } from 'playwright/test';
import {
	compareButton,
	GONE,
	keptIn,
	openList,
	saveButton,
	savedLink,
	tick,
	tray,
} from '../../fixtures/browser/marks.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const SITE = 'merriwether';

/** Puts something into the storage before any page of a site runs. */
async function keep(page: Page, name: string, text: string): Promise<void> {
	await page.addInitScript(
		([key, value]) => {
			if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
		},
		[`forecourt.${SITE}.${name}`, text] as const,
	);
}

test.describe('the browser’s storage', () => {
	test('a saved vehicle that is no longer listed is marked, and can be removed', async ({
		page,
		complaints,
	}) => {
		await keep(page, 'favourites', JSON.stringify([GONE]));
		await page.goto(`${originOf(SITE)}/favourites`);
		await expect(page.getByText('The car you saved is no longer for sale.')).toBeVisible();
		const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: GONE.name });
		await expect(cards.filter({ hasText: 'sold or withdrawn' })).toHaveCount(1);
		await saveButton(cards.filter({ hasText: 'No longer available' })).click();
		await expect(page.getByText('Nothing saved yet.')).toBeVisible();
		expect(complaints.splice(0)).toEqual([expect.stringMatching(/^4(04|10): .*gone-1(\.json)?$/)]);
	});

	for (const text of ['{not json', '"text"', '[null,7,{"id":1}]', '{"0":{}}'])
		test(`${text} in the storage counts as nothing`, async ({ page }) => {
			for (const name of ['favourites', 'compare', 'viewed']) await keep(page, name, text);
			const cards = await openList(page, SITE);
			await expect(savedLink(page)).toHaveText(/\D$/);
			await saveButton(cards.first()).click();
			await tick(cards, 1);
			await expect(savedLink(page)).toHaveText(/1$/);
			expect(await keptIn(page, SITE, 'favourites')).toHaveLength(1);
			await page.goto(`${originOf(SITE)}/favourites`);
			await expect(saveButton(cards)).toHaveCount(1);
		});

	test('with a blocked storage everything works as long as the page', async ({ page }) => {
		const warnings: string[] = [];
		page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('denied', 'SecurityError');
				},
			});
		});
		const cards = await openList(page, SITE);
		await saveButton(cards.first()).click();
		await expect(page.getByText('is saved until you leave this page')).toBeVisible();
		await expect(savedLink(page)).toHaveText(/1$/);
		await tick(cards, 2);
		await tray(page).getByRole('link', { name: 'Compare 2' }).click();
		await expect(page.getByRole('columnheader')).toHaveCount(2);
		await page.getByRole('columnheader').first().getByRole('link').first().click();
		await expect(page).toHaveURL(/\/cars\//);
		await expect
			.poll(() => warnings.join(), 'LOCAL-011')
			.toContain('.viewed could not be stored beyond this page');
	});

	test('the keyboard alone saves, compares and undoes', async ({ page }) => {
		const cards = await openList(page, SITE);
		for (const index of [0, 1]) {
			await compareButton(cards.nth(index)).focus();
			await page.keyboard.press('Space');
		}
		await expect(tray(page).getByRole('link', { name: 'Compare 2' })).toBeVisible();
		await saveButton(cards.first()).focus();
		await page.keyboard.press('Enter');
		await expect(savedLink(page)).toHaveText(/1$/);
		await savedLink(page).focus();
		await page.keyboard.press('Enter');
		await expect(cards).toHaveCount(1);
		await saveButton(cards).focus();
		await page.keyboard.press('Space');
		await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(cards).toHaveCount(1);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('there are no dead buttons, and the empty pages give the reason', async ({ page }) => {
		await page.goto(`${originOf(SITE)}/search/new-used-and-demo-cars`);
		await expect(page.locator('[data-mark]').first()).toBeHidden();
		await expect(page.locator('[data-mark]').filter({ visible: true })).toHaveCount(0);
		for (const path of ['/favourites', '/compare']) {
			await page.goto(`${originOf(SITE)}${path}`);
			// Found by text are only words outside <noscript>.
			const words = page.getByRole('main').locator('noscript');
			await expect(words.locator('p', { hasText: 'turned off' })).toBeVisible();
			// Right below the heading, not below the space of the list that never comes.
			await expect(words.locator('a', { hasText: /^See all/ })).toBeInViewport();
		}
	});
});
