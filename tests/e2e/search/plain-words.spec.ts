import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { ALL, openList, titles } from '../../fixtures/browser/search-list.ts';
import { box, chips, keyword, said } from '../../fixtures/browser/sentence-fields.ts';
import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';

const SENTENCE = 'White suv under 60k for camels, not a Haval';

const away = (page: Page, name: string) =>
	chips(page).getByRole('button', { name: `Take away ${name}`, exact: true });

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
			await expect(page).toHaveURL(/\/search\/suv\?query=-haval&colour=White&price=:60000&said=White\+suv/);
			await expect(chips(page).getByRole('button')).toHaveText([
				...[/Not Haval$/, /Body SUV$/, /Colour White$/, /Price up to \$60,000$/],
			]);
			await expect(said(page)).toHaveValue(SENTENCE);
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
			expect(await scrollWidth(page)).toBeLessThanOrEqual(width);

			await away(page, 'Not Haval').focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/search\/suv\?colour=White&price=:60000&said=/);
			await expect(away(page, 'Body SUV'), 'the next chip').toBeFocused();
			await away(page, 'Colour White').focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/\/search\/suv\?price=:60000&said=/);
			await expect(said(page)).toHaveValue(SENTENCE);
			await page.reload();
			await expect(chips(page).getByRole('button')).toHaveText([/Body SUV$/, /Price up to \$60,000$/]);
			await expect(said(page)).toHaveValue(SENTENCE);
			await page.goBack();
			await page.goBack();
			await expect(page).toHaveURL(/query=-haval/);
			await expect(away(page, 'Not Haval')).toBeVisible();
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
		await expect(page).toHaveURL(/\/search\/kia\?car_type=new,demo&sortBy=km_asc&said=/);
	});

	for (const slug of ['harbourline', 'merriwether', 'righto', 'wattle-and-wander'])
		test(`the examples beside the search box of ${slug}’s home page are understood whole, and find something`, async ({
			page,
		}) => {
			await page.goto(originOf(slug));
			const hint = await page.getByText('Say it in your own words:').innerText();
			const examples = [...hint.matchAll(/“([^”]+)”/g)].map(([, sentence = '']) => sentence);
			expect(examples).not.toEqual([]);
			for (const example of examples) {
				await page.goto(originOf(slug));
				await page
					.getByRole('main')
					.getByRole('combobox', { name: /^Search/ })
					.fill(example);
				await page.keyboard.press('Enter');
				await expect(said(page)).toHaveValue(example);
				await expect(titles(page)).not.toHaveCount(0);
				await expect(page.getByText('We didn’t use')).toHaveCount(0);
			}
		});
});

test('Enter in the keyword field makes filters of a sentence, within the list', async ({ page }) => {
	await openList(page, '/search/used-cars');
	await searchIsLive(page);
	await keyword(page).fill('automatic toyota cheapest');
	await keyword(page).press('Enter');
	await expect(page).toHaveURL(
		/\/search\/toyota\?car_type=used&transmission=Automatic&sortBy=price_asc&said=automatic\+toyota\+cheapest$/,
	);
	await expect(keyword(page)).toHaveValue('');
	await expect(said(page)).toHaveValue('automatic toyota cheapest');
	await expect(chips(page).getByRole('button')).toHaveText([
		...[/Make Toyota$/, /Transmission Automatic$/, /Order Lowest price$/],
	]);
	// What was ticked before is apart from what the sentence said.
	await expect(page.getByRole('list', { name: 'And you chose' }).getByRole('button')).toHaveText([
		/Condition Used$/,
	]);
	await away(page, 'Order Lowest price').click();
	await expect(page).toHaveURL(/transmission=Automatic&said=/);
});

test('a shared address with a sentence shows its filters', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}${ALL}?words=second+hand+kia+near+4217`);
	await expect(page).toHaveURL(
		/\/search\/kia\?car_type=used&city=Southport&said=second\+hand\+kia\+near\+4217$/,
	);
	await expect(chips(page).getByRole('button')).toHaveText([
		/Make Kia$/,
		/Condition Used$/,
		/Within 50 km of 4217: Southport$/,
	]);
	await expect(said(page)).toHaveValue('second hand kia near 4217');
});

test('the sentence can be changed in its field: its own filters go, and those chosen beside it stay', async ({
	page,
}) => {
	await openList(page, `${ALL}?transmission=Automatic&words=white+suv+under+60k`);
	await expect(away(page, 'Colour White')).toBeVisible();
	await said(page).fill('blue suv');
	await said(page).press('Enter');
	await expect(page).toHaveURL(/\/search\/suv\?transmission=Automatic&colour=Blue&said=blue\+suv$/);
	await expect(page.getByRole('list', { name: 'And you chose' }).getByRole('button')).toHaveText([
		/Transmission Automatic$/,
	]);
	await said(page).fill('qwfp zxcv');
	await page.getByRole('button', { name: 'Search', exact: true }).last().click();
	await expect(page).toHaveURL(/query=qwfp\+zxcv&transmission=Automatic&said=qwfp\+zxcv$/);
	await expect(said(page)).toHaveValue('qwfp zxcv');
	await page.goBack();
	await expect(said(page)).toHaveValue('blue suv');
	await page.getByRole('button', { name: 'Clear all' }).last().click();
	await expect(said(page)).toHaveCount(0);
	await expect(page).toHaveURL(new RegExp(`${ALL}$`));
});

test('what was not used is answered with filters that may be meant and the vehicles of each', async ({
	page,
}) => {
	await openList(page, `${ALL}?words=white+for+kids+under+80k`);
	const note = page.getByRole('status').filter({ hasText: 'We didn’t use “kids”.' });
	await expect(note).toContainText('Did you mean one of these?');
	const suggestion = page.getByRole('button', { name: /^\+? ?7 seats \d+$/ });
	const count = Number((await suggestion.innerText()).match(/\d+$/)?.[0]);
	await suggestion.click();
	await expect(page).toHaveURL(/seats=7/);
	await expect(page.locator('.res__count')).toHaveText(new RegExp(`^${count} cars?\\b`));
	await expect(said(page)).toHaveValue('white for kids under 80k');
});

for (const width of [375, 1280])
	test(`where nothing matches, each filter to let go says what there is without it, at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await openList(page, `${ALL}?words=white+7+seat+hybrid+suv+under+20k,+not+a+haval`);
		await expect(page.getByRole('heading', { name: 'Nothing has all six. Let one go:' })).toBeVisible();
		const way = page.getByRole('link', { name: /^(Up to \$|Any |With ).* \d+ cars?$/ }).first();
		const cars = (await way.innerText()).match(/\d+ cars?$/)?.[0] ?? '';
		expect(await faults(page)).toEqual([]);
		expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
		await way.focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('.res__count')).toHaveText(new RegExp(`^${cars}`));
		await expect(said(page)).toHaveValue('white 7 seat hybrid suv under 20k, not a haval');
	});
