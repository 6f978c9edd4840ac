import { setTimeout as pause } from 'node:timers/promises';
import { countLayoutShifts } from '../../fixtures/browser/layout-shifts.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

/** The enquiry as the lead API shows it to its sender, as far as the success page reads it. */
const SENT = {
	reference: 'A1B2-C3D4',
	vehicle: { title: '2022 Toyota Corolla', price_text: '$25,000', picture: null, path: '/cars/car-0' },
	time: null,
	loan: null,
	place: { name: 'Coast Motors', address: '1 Example Street, Maroochydore QLD', phone: '07 5555 0000' },
};

for (const width of [375, 1280])
	test(`nothing moves on the success page of an enquiry when its text and its vehicle arrive, which is not among the others, at ${width} pixels`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await answerLeads(page);
		// The page is painted before its script runs, and the lead arrives after that.
		await page.route(/success.*\.js/, async (route) => {
			await pause(400);
			await route.continue();
		});
		await page.route('**/api/enquiries/*', async (route) => {
			await pause(600);
			await route.fulfill({ json: SENT });
		});
		const layoutShift = await countLayoutShifts(page);
		const form = await site.ask(page, 'Enquire Now');
		await fillIn(form);
		await form.locator('[type=submit]').click();
		await expect(page.getByRole('region', { name: 'Your request' })).toContainText('Toyota Corolla');
		await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
		await expect(page.getByRole('heading', { name: /^More used/ })).toBeVisible();
		const others = page.locator('[data-group=used] li[data-vehicle]');
		await expect(others.first()).toBeVisible();
		await expect(others.filter({ has: page.locator('a[href="/cars/car-0"]') })).toHaveCount(0);
		expect(await layoutShift()).toBeLessThan(0.01);
	});

test('the success page shows all of itself after some seconds while its script does not arrive', async ({
	page,
	complaints,
}) => {
	await page.route(/success.*\.js/, (route) => route.abort());
	await site.open(page, '/success?category=Vehicle+Enquiry');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: /^See all/ })).toBeVisible();
	complaints.length = 0;
});
