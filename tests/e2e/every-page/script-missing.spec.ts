import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

for (const [what, files] of [
	['the script of the search', '**/_astro/Search.*.js'],
	['any script', '**/_astro/*.js'],
] as const) {
	test(`a list for which ${what} cannot be loaded shows a message, and links instead of dead filters`, async ({
		page,
		complaints,
	}) => {
		await page.route(files, (route) => route.abort());
		await page.goto(`${originOf('merriwether')}/search/used-cars?colour=Red`);
		const main = page.getByRole('main');
		await expect(main.getByText(/filters in the address are not applied/)).toBeVisible();
		await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
		await expect(main.getByRole('checkbox', { name: /^Toyota/ })).toHaveCount(0);
		await main
			.getByRole('navigation', { name: 'Filter the list' })
			.getByRole('link', { name: /^Kia$/ })
			.click();
		await expect(page).toHaveURL(/\/search\/kia$/);
		complaints.splice(0);
	});
}
