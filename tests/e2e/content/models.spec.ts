import type { Page } from 'playwright/test';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const HOME = originOf('harbourline');

test('?body= narrows the models (MODELS-003)', async ({ page }) => {
	await page.goto(`${HOME}/models?body=suv`);
	await expect(page.getByRole('heading', { name: 'RAV4' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Camry' })).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Utes & Vans' })).toBeHidden();
	const status = page.getByRole('search', { name: 'Models' }).getByRole('status');
	await expect(status).toHaveText(/^\d+ models of the body type SUV$/);
	await page.getByRole('link', { name: /^Utes & Vans/ }).click();
	await expect(page.getByRole('heading', { name: 'HiLux', exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'RAV4' })).toBeHidden();
	await expect(status).toBeEmpty();

	// Every key of the specification: those with one label name the same models (resolution 13).
	await page.goto(`${HOME}/models?body=hatchback`);
	await expect(page.getByRole('heading', { name: 'Yaris', exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'RAV4' })).toBeHidden();
	await page.getByRole('link', { name: 'Show all models' }).click();
	await expect(page.getByRole('heading', { name: 'RAV4' })).toBeVisible();
});

test.describe('the field for a name', () => {
	const models = (page: Page) =>
		page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
	const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a model by name' });
	const status = (page: Page) => page.getByRole('search', { name: 'Models' }).getByRole('status');

	test('narrows the models during typing, and announces how many are left', async ({ page }) => {
		await page.goto(`${HOME}/models`);
		const all = await models(page).count();
		await expect(status(page)).toBeEmpty();
		await field(page).fill('corolla');
		await expect(models(page)).toHaveText([
			/^Corolla Hatch/,
			/^Corolla Sedan/,
			/^Corolla Cross/,
			/^GR Corolla/,
		]);
		await expect(status(page)).toHaveText('4 models');
		await expect(page.getByRole('heading', { name: 'Utes & Vans' })).toBeHidden();
		await field(page).fill('Toyota gr 86');
		await expect(models(page)).toHaveText(['GR86']);
		await expect(status(page)).toHaveText('1 model');
		await field(page).press('Escape');
		await expect(models(page)).toHaveCount(all);
		await expect(status(page)).toBeEmpty();
	});

	test('works together with a body, chosen before or after', async ({ page }) => {
		await page.goto(`${HOME}/models?body=suv`);
		await field(page).fill('corolla');
		await expect(models(page)).toHaveText(['Corolla Cross']);
		await page
			.getByRole('main')
			.getByRole('link', { name: /^Hatch & sedans/ })
			.click();
		await expect(page).toHaveURL(/body=hatch-and-sedans&name=corolla/);
		await expect(field(page)).toHaveValue('corolla');
		await expect(models(page)).toHaveText(['Corolla Hatch', 'Corolla Sedan']);
		await page.goBack();
		await expect(models(page)).toHaveText(['Corolla Cross']);
	});

	test('states that no model has the name, with a link to all', async ({ page }) => {
		await page.goto(`${HOME}/models`);
		const all = await models(page).count();
		await page
			.getByRole('main')
			.getByRole('link', { name: /^Utes & Vans/ })
			.click();
		await field(page).fill('<b>Astra');
		await expect(status(page)).toHaveText('No model called “<b>Astra” in Utes & Vans');
		await expect(models(page)).toHaveCount(0);
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'Show all models' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${HOME}/models`);
		await expect(models(page)).toHaveCount(all);
		await expect(field(page)).toHaveValue('');
	});

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false });

		test('is absent', async ({ page }) => {
			await page.goto(`${HOME}/models?name=corolla`);
			await expect(page.getByRole('heading', { name: 'RAV4' })).toBeVisible();
			await expect(field(page)).toBeHidden();
		});
	});
});

test('a quote is for the model the address names (MODELS-005)', async ({ page }) => {
	const api = await answerLeads(page);
	await page.goto(`${HOME}/rav4`);
	await page.getByRole('link', { name: 'Get a quote' }).click();
	const form = page.getByRole('region', { name: 'Get a quote' });
	await expect(form.getByLabel('Model')).toHaveValue('RAV4');
	await form.getByLabel('Name', { exact: true }).fill('Robin Ash');
	await form.getByLabel('Email').fill('robin@example.com');
	await form.getByLabel('Phone').fill('0491 570 156');
	await form.getByLabel('I agree to').check();
	await form.getByRole('button', { name: 'Request a quote' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'Quote',
		'Vehicle Make': 'Toyota',
		'Vehicle Model': 'RAV4',
	});
});
