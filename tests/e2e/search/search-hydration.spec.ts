import { ALL, count, openList, tick, titles } from '../../fixtures/browser/search-list.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

test('changes made before hydration are searched for after it', async ({ page }) => {
	const renderer = Promise.withResolvers<void>();
	await page.route(/\/_astro\/client\.[^/]+\.js$/, async (route) => {
		await renderer.promise;
		await route.continue();
	});
	await page.goto(originOf('merriwether') + ALL, { waitUntil: 'commit' });
	await tick(page, /^Toyota/);
	await page.getByLabel('Sort').selectOption({ label: 'Lowest price' });
	await page.getByRole('searchbox', { name: 'Keyword' }).fill('corolla');
	renderer.resolve();
	await expect(page).toHaveURL(/\/search\/toyota\?query=corolla&sortBy=price_asc$/);
	await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
	await expect(page.getByLabel('Sort')).toHaveValue('price_asc');
	await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('corolla');
	await expect(count(page)).toHaveText('6 cars');
});

test('a list is shown as rendered, without requests before the first input', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			const card = document.querySelector('.static-list .card');
			if (card) card.setAttribute('data-witness', '');
		});
	});
	await openList(page, ALL);
	await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
	await expect(page.locator('[data-witness]')).toBeVisible();
	expect(asked.filter((path) => /runtime\.json|search-index/.test(path))).toEqual([]);

	let at = 300;
	await expect
		.poll(async () => {
			at += 20;
			await page.mouse.move(at, 400);
			return asked.filter((path) => /runtime\.json/.test(path));
		})
		.toHaveLength(1);
	await expect(page.locator('[data-witness]')).toBeVisible();
});

test('a narrowing address shows skeletons and then its own list, never the rendered one', async ({
	page,
}) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/runtime.json', async (route) => {
		await held;
		await route.continue();
	});
	await page.addInitScript(() => {
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const look = () => {
			for (const title of document.querySelectorAll<HTMLElement>('.card__title'))
				if (title.checkVisibility()) seen.add(title.innerText);
			requestAnimationFrame(look);
		};
		look();
	});
	await openList(page, `${ALL}?make=Kia&colour=Aurora+Black+Pearl`);
	await expect(page.locator('.skeleton').first()).toBeVisible();
	await expect(titles(page)).toHaveCount(0);
	release();
	await expect(titles(page).first()).toContainText('Kia');
	const shown = await titles(page).allInnerTexts();
	expect(exceptions(shown, (title) => title.includes('Black'))).toEqual([]);
	await expect(page.locator('.skeleton').first()).toBeHidden();
	const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
	expect(seen.filter((title) => !title.includes('Black'))).toEqual([]);
	expect(seen.length).toBeGreaterThan(0);
});
