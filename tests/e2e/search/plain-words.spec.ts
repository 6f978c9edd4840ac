import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { ALL, openList, titles } from '../../fixtures/browser/search-list.ts';
import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';

const SENTENCE = 'White suv under 60k for camels, not a Haval';

const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' });
const box = (page: Page, part: 'banner' | 'main') =>
	page.getByRole(part).getByRole('combobox', { name: /^Search \d+\+? cars$/ });

for (const width of [375, 1280]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });

		test('the search box takes a sentence by keyboard: its filters are chips and the address, and the rest is named', async ({
			page,
		}) => {
			await page.goto(originOf('merriwether'));
			if (width < 1000) {
				await page
					.getByRole('banner')
					.getByRole('button', { name: /^Search/ })
					.focus();
				await page.keyboard.press('Enter');
			} else await box(page, 'banner').focus();
			await expect(box(page, 'banner')).toBeFocused();
			await page.keyboard.type(SENTENCE);
			await expect(page.getByRole('option', { name: /^Search for “White suv.*” \d+$/ })).toBeVisible();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/search\/suv\?query=-haval&colour=White&price=:60000$/);
			await expect(chips(page).getByRole('button')).toHaveText([
				...[/Not “haval”/, /SUV/, /White/, /Under \$60,000/, 'Clear all'],
			]);
			const note = page.getByText('We didn’t use “camels”');
			await expect(note).toBeVisible();
			const [text, cards] = await Promise.all([
				note.boundingBox(),
				page.locator('#results .cards').boundingBox(),
			]);
			// Apart from the first picture, not on its edge.
			expect((cards?.y ?? 0) - (text ? text.y + text.height : 0)).toBeGreaterThan(10);
			await expect(titles(page)).not.toHaveCount(0);
			await expect(titles(page).filter({ hasText: 'Haval' })).toHaveCount(0);
			expect(await faults(page)).toEqual([]);

			await chips(page).getByRole('button', { name: 'Remove Not “haval”' }).focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/search\/suv\?colour=White&price=:60000$/);
			await chips(page).getByRole('button', { name: 'Remove White' }).focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/search\/suv\?price=:60000$/);
			await page.goBack();
			await page.goBack();
			await expect(page).toHaveURL(/query=-haval/);
		});
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 800 } });

	test('the search box of a home page takes a sentence', async ({ page }) => {
		await page.goto(originOf('merriwether'));
		await box(page, 'main').fill('demo or new kia, lowest kms');
		await expect(page.getByRole('option', { name: /^Search for/ })).toBeVisible();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\/kia\?car_type=new,demo&sortBy=km_asc$/);
	});
});

test('Enter in the keyword field makes filters of a sentence, within the list', async ({ page }) => {
	await openList(page, '/search/used-cars');
	await searchIsLive(page);
	await keyword(page).fill('automatic toyota cheapest');
	await keyword(page).press('Enter');
	await expect(page).toHaveURL(/\/search\/toyota\?car_type=used&transmission=Automatic&sortBy=price_asc$/);
	await expect(keyword(page)).toHaveValue('');
});

test('a shared address with a sentence shows its filters', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}${ALL}?words=used+kia+near+4217`);
	await expect(page).toHaveURL(/\/search\/kia\?car_type=used&city=Southport$/);
	await expect(chips(page).getByRole('button')).toHaveText([/Kia/, /Used/, /Southport/, 'Clear all']);
});

test('nonsense, other languages, markup and very long texts become keywords', async ({ page }) => {
	for (const text of ['qwfp zxcv', 'voiture pas chère', '<img src=x onerror=alert(1)>', 'zx '.repeat(1700)]) {
		await page.goto(`${originOf('merriwether')}${ALL}?words=${encodeURIComponent(text)}`);
		await expect(page).toHaveURL(/\?query=/);
		await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
		await expect(keyword(page)).toHaveValue(text.trim().slice(0, 200).trim());
	}
});

test('without the search index a sentence is kept as keywords, with a message', async ({
	page,
	complaints,
}) => {
	await page.route(/search-index/, (route) => route.abort('connectionrefused'));
	await page.goto(`${originOf('merriwether')}${ALL}?words=used+kia`);
	await expect(page.getByRole('alert')).toContainText('can’t reach the search');
	await page.unroute(/search-index/);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(keyword(page)).toHaveValue('used kia');
	complaints.splice(0);
});
