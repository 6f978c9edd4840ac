import { ALL, openList } from '../../fixtures/browser/search-list.ts';
import { box, chips, keyword, said } from '../../fixtures/browser/sentence-fields.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

test('a notice says that a sentence was too long and was cut', async ({ page }) => {
	await page.goto(originOf('merriwether'));
	const field = box(page, 'banner');
	await field.fill(`white suv ${'for camels '.repeat(500)}`);
	await field.press('Enter');
	await expect(chips(page).getByRole('button')).toHaveText([/Body SUV$/, /Colour White$/]);
	await expect(page.getByText('We read only the beginning.')).toBeVisible();
	await said(page).fill('white suv');
	await said(page).press('Enter');
	await expect(page.getByText('We read only the beginning.')).toHaveCount(0);
});

test('no notice is beside a sentence just as long as is read, and one beside a longer one, in each field', async ({
	page,
}) => {
	const whole = `white suv ${'x'.repeat(190)}`;
	const cut = page.getByText('We read only the beginning.');
	const listed = async () =>
		expect(chips(page).getByRole('button')).toHaveText([/Body SUV$/, /Colour White$/]);
	await page.goto(originOf('merriwether'));
	await box(page, 'banner').fill(whole);
	await box(page, 'banner').press('Enter');
	await listed();
	await expect(cut).toHaveCount(0);
	await said(page).fill(`${whole}x`);
	await said(page).press('Enter');
	await listed();
	await expect(cut).toBeVisible();
	await said(page).fill(whole.slice(0, -1));
	await said(page).press('Enter');
	await expect(cut).toHaveCount(0);
	await openList(page, ALL);
	await keyword(page).fill(`${whole} x`);
	await keyword(page).press('Enter');
	await listed();
	await expect(cut).toBeVisible();
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

test('without the script that reads a sentence it is kept as keywords, never as filters for a part of it', async ({
	page,
	complaints,
}) => {
	await page.route(/\/read-typed\./, (route) => route.abort('connectionrefused'));
	await page.goto(`${originOf('merriwether')}${ALL}?words=exclude+toyota`);
	await expect(page).toHaveURL(/\?query=exclude\+toyota$/);
	await expect(keyword(page)).toHaveValue('exclude toyota');
	complaints.splice(0);
});
