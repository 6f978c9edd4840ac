import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { layoutIsStill } from '../../fixtures/browser/layout-is-still.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const HOME = originOf('harbourline');
const WIDE = { width: 1280, height: 900 };

test.describe('the menu of models on a wide screen', () => {
	test.use({ viewport: WIDE });

	test('opens on a press and shows models by category, with links (MODELS-009 to MODELS-017)', async ({
		page,
	}) => {
		await page.goto(HOME);
		const menu = page.getByRole('navigation', { name: 'Main' });
		const entry = menu.getByRole('link', { name: 'New Vehicles' });
		await entry.click();
		const categories = menu.getByRole('list', { name: 'Categories' }).getByRole('button');
		await expect(categories).toHaveText([
			/^Cars/,
			/^Hatch & sedans/,
			/^SUVs & 4WDs/,
			/^Utes & Vans/,
			/^GR & performance/,
			/^Electrified/,
			/^Upcoming/,
			/^Discontinued/,
		]);
		const heading = (name: string) => menu.getByRole('heading', { name, exact: true });
		await expect(heading('Yaris')).toBeVisible();
		await expect(heading('HiLux')).toBeHidden();
		await layoutIsStill(page);
		expect(await faults(page)).toEqual([]);
		await categories.filter({ hasText: 'Upcoming' }).click();
		await expect(heading('LandCruiser FJ')).toBeVisible();
		await expect(heading('Yaris')).toBeHidden();
		await expect(menu.getByText('All-New', { exact: true }).filter({ visible: true })).toHaveCount(0);

		const all = menu.getByRole('listitem').getByRole('link', { name: 'All vehicles' });
		await expect(all.filter({ visible: true })).toHaveCount(1);
		await categories.filter({ hasText: 'Electrified' }).click();
		await expect(all.filter({ visible: true })).toHaveCount(2);
		await expect(menu.locator('.models')).toHaveClass(/is-scrolling/);

		await categories.filter({ hasText: 'Utes' }).click();
		await menu.getByRole('link', { name: 'Explore HiLux', exact: true }).click();
		await expect(page).toHaveURL(/\/hilux$/);
	});

	test('closes on Escape, returning the focus, and when the focus leaves it', async ({ page }) => {
		await page.goto(HOME);
		const menu = page.getByRole('navigation', { name: 'Main' });
		const entry = menu.getByRole('link', { name: 'New Vehicles' });
		const panel = menu.getByRole('button', { name: /^Cars/ });
		await entry.focus();
		await page.keyboard.press('Enter');
		await expect(panel).toBeVisible();
		await expect(entry).toHaveAttribute('aria-expanded', 'true');
		await page.keyboard.press('Tab');
		await expect(panel).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		await expect(entry).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(panel).toBeVisible();
		await page.keyboard.press('Shift+Tab');
		await expect(panel).toBeHidden();
	});

	test('opens on a press only, and is closed once a model is chosen (NAV-012, NAV-013)', async ({ page }) => {
		await page.goto(HOME);
		const menu = page.getByRole('navigation', { name: 'Main' });
		const entry = menu.getByRole('link', { name: 'New Vehicles' });
		const panel = menu.getByRole('button', { name: /^Cars/ });
		await entry.hover();
		await expect(entry).toHaveAttribute('aria-controls', /./);
		await expect(panel).toBeHidden();
		await entry.click();
		await expect(panel).toBeVisible();
		// The page stays, as it does for a visitor who comes back to it.
		await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
		await menu.getByRole('link', { name: 'Explore Yaris', exact: true }).click();
		await expect(panel).toBeHidden();
		await expect(entry).toHaveAttribute('aria-expanded', 'false');
	});

	test('opens on hover where the dealer configures it (NAV-013)', async ({ page }) => {
		await page.goto(originOf('merriwether'));
		const menu = page.getByRole('navigation', { name: 'Main' });
		await menu.getByRole('link', { name: 'New models' }).hover();
		await expect(menu.getByRole('heading', { name: 'Kia Picanto' })).toBeVisible();
		await page.mouse.move(640, 880);
		await expect(menu.getByRole('heading', { name: 'Kia Picanto' })).toBeHidden();
	});

	test('opens on focus where it opens on hover, and follows by Enter (resolution 223)', async ({ page }) => {
		await page.goto(originOf('merriwether'));
		const menu = page.getByRole('navigation', { name: 'Main' });
		const entry = menu.getByRole('link', { name: 'New models' });
		const model = menu.getByRole('heading', { name: 'Kia Picanto' });
		await entry.focus();
		await expect(model).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(model).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(model).toBeHidden();
		await expect(entry).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(model).toBeVisible();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/models$/);
	});

	test('does not navigate by itself when its panel cannot be loaded', async ({ page }) => {
		await page.route('**/models/menu', (route) => route.fulfill({ body: '<p>Nothing here.</p>' }));
		await page.goto(originOf('merriwether'));
		const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New models' });
		await entry.hover();
		await expect(entry).toHaveAttribute('aria-expanded', 'false');
		await expect(page).toHaveURL(`${originOf('merriwether')}/`);
	});

	test('is a link to all models when its panel cannot be loaded', async ({ page }) => {
		await page.route('**/models/menu', (route) => route.fulfill({ body: '<p>Nothing here.</p>' }));
		await page.goto(HOME);
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Vehicles' }).click();
		await expect(page).toHaveURL(/\/models$/);
	});
});

test.describe('without scripts', () => {
	test.use({ viewport: WIDE, javaScriptEnabled: false });

	test('the entry leads to all models, which are all there', async ({ page }) => {
		await page.goto(HOME);
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Vehicles' }).click();
		await expect(page).toHaveURL(/\/models$/);
		await page.goto(`${HOME}/models?body=suv`);
		await expect(page.getByRole('heading', { name: 'RAV4' })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Camry' })).toBeVisible();
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

	test('the sheet leads to all models', async ({ page }) => {
		await page.goto(HOME);
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Vehicles' }).click();
		await expect(page).toHaveURL(/\/models$/);
	});
});

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
