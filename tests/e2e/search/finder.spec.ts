import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

test('make, body and condition are chosen together, and the button shows the count and leads to the list (SEARCHURL-012)', async ({
	page,
}) => {
	await page.goto(originOf('merriwether'));
	const finder = page.getByRole('form', { name: 'Find a vehicle' });
	const show = finder.getByRole('button');
	const all = await show.innerText();
	await finder.getByLabel('Make').selectOption('Toyota');
	await expect(show).toHaveText(/^Show \d+ cars$/);
	await expect(show).not.toHaveText(all);
	const toyotas = await show.innerText();
	await finder.getByLabel('Condition').selectOption('Used');
	await expect(show).toHaveText(/^Show \d+ cars?$/);
	await expect(show).not.toHaveText(toyotas);
	const found = (await show.innerText()).replace('Show ', '');
	await show.click();
	await expect(page).toHaveURL(/\/search\/toyota\?car_type=used$/);
	await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
		new RegExp(`^${found}(, \\d+ just sold)?$`),
	);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the finder leads to the whole list', async ({ page }) => {
		await page.goto(originOf('righto'));
		const finder = page.getByRole('form', { name: 'Find a vehicle' });
		await finder.getByLabel('Body type').selectOption({ index: 1 });
		await finder.getByRole('button').click();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('.card').first()).toBeVisible();
	});
});
