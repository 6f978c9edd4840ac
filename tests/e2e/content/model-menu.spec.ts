import { faults } from '../../fixtures/browser/axe-faults.ts';
import { layoutIsStill } from '../../fixtures/browser/layout-is-still.ts';
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
