import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright/test';
import { countLayoutShifts } from '../../fixtures/browser/layout-shifts.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, SECOND_DEALERSHIP, sendChecked } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite(SECOND_DEALERSHIP);

const FIELDS = 'form[data-lead] :is(input, select, textarea, button)';

/** The tops of the visible controls, in pixels from the top of the page. */
function tops(controls: Locator): Promise<string[]> {
	return controls.evaluateAll((all) =>
		(all as HTMLInputElement[])
			.filter((control) => control.checkVisibility())
			.map((control) => `${control.name}: ${Math.round(control.getBoundingClientRect().top + scrollY)}`),
	);
}

for (const width of [375, 1280])
	for (const { path, fields } of [
		// Below the calculator the figures of the vehicle's own lender take another room.
		{
			path: '/finance?preferredDealership=south&vehiclePriceBudget=25000&car_id=v0',
			fields: '.calc__in input',
		},
		{ path: '/cars/trade-in?car_id=v0', fields: FIELDS },
		{ path: '/book-test-drive?preferredDealership=south&car_id=v0', fields: FIELDS },
		{ path: '/apply-for-finance?preferredDealership=south&car_id=v0', fields: FIELDS },
	])
		test(`nothing moves when the vehicle of ${path} is found at ${width} pixels`, async ({ page }) => {
			await answerLeads(page);
			await page.setViewportSize({ width, height: 800 });
			const { promise: held, resolve: release } = Promise.withResolvers<void>();
			await page.route(/runtime\.json/, async (route) => {
				await held;
				await route.continue();
			});
			// The card's stylesheet is slower than the vehicle.
			await page.route(/lead-about.*\.css/, async (route) => {
				await held;
				await pause(500);
				await route.continue();
			});
			// The page is painted before its scripts run.
			await page.route(/_astro\/.*\.js/, async (route) => {
				await pause(200);
				await route.continue();
			});
			const layoutShift = await countLayoutShifts(page);
			await site.open(page, path);
			await expect(page.getByText('Spam check done')).toBeAttached();
			const before = await tops(page.locator(fields));
			expect(before.length).toBeGreaterThan(1);
			release();
			await expect(page.locator(':is([data-subject], .calc__vehicle) img:visible')).toHaveCount(
				path.startsWith('/finance') ? 2 : 1,
			);
			expect(await tops(page.locator(fields))).toEqual(before);
			// What remains is the field of the dealership, which is not asked where the address names it.
			expect(await layoutShift()).toBeLessThan(0.1);
		});

test('while the search is unavailable, a form about a vehicle says so, and names it in what is sent', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	await page.route(/runtime\.json/, (route) => route.abort());
	await site.open(page, '/finance?preferredDealership=south&car_id=v0');
	await expect(page.locator('[data-subject]')).toHaveText(
		'The car you came from can’t be shown right now. What you send us still names it.',
	);
	await fillIn(page, { message: '' });
	await sendChecked(page);
	await expect(page).toHaveURL(/success/);
	complaints.length = 0;
	expect(api.leads.at(-1)?.body).toMatchObject({ car_id: 'v0', dealership_slug: 'south' });
});
