import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const PHONE = { width: 375, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).locator('[data-locations] > li').getByRole('heading', { level: 2 });

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
	test.describe(`on a ${device}`, () => {
		test.use({ viewport });

		test('locations are sorted by name, with hours, open state and a map (LOCATIONS-023, LOCATIONS-028, LOCATIONS-032)', async ({
			page,
		}) => {
			await page.goto(`${originOf('merriwether')}/locations`);
			await expect(names(page)).toHaveText([/Caboolture$/, /Newstead$/, /Southport$/, /Toowoomba$/]);
			await expect(
				page.getByRole('region', { name: 'Map' }).getByRole('link', { name: 'Southport' }),
			).toBeVisible();
			const card = main(page)
				.getByRole('listitem')
				.filter({ has: page.getByRole('heading', { name: 'Newstead' }) });
			await expect(card.getByText(/^(Open until|Closed, opens)/)).toBeVisible();
			await expect(card.getByRole('row', { name: /^Monday to Friday/ })).toBeVisible();
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(viewport.width);
			await card.getByRole('link', { name: 'Newstead', exact: true }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newstead');
		});

		test('a location has its team, address, hours and reviews (LOCATIONS-019 to LOCATIONS-021)', async ({
			page,
		}) => {
			await page.goto(`${originOf('harbourline')}/locations/geelong-west`);
			await expect(main(page).getByText('212 Latrobe Terrace, Geelong West VIC 3218').first()).toBeVisible();
			await expect(page.getByRole('link', { name: 'Get Directions' }).first()).toHaveAttribute(
				'href',
				/maps/,
			);
			await expect(page.getByRole('heading', { name: 'Opening Hours' })).toBeVisible();
			const days = page.getByRole('table', { name: /^Opening hours, Sales/ }).getByRole('rowheader');
			await expect(days).toHaveText([/^Mon/, /^Tue/, /^Wed/, /^Thu/, /^Fri/, /^Sat/, /^Sun/]);
			await page.getByRole('link', { name: 'Based on 1,126 reviews' }).click();
			await expect(page.locator('#reviews')).toBeInViewport();
			await expect(page.getByText('Grant Whitford')).toHaveCount(0);
		});
	});
}

test('sales, service and parts have hours of their own, by keyboard too (LOCATIONS-022, LOCATIONS-030)', async ({
	page,
}) => {
	await page.goto(`${originOf('harbourline')}/locations/geelong-west`);
	const choice = page.getByLabel('Opening hours of');
	await expect(choice.getByRole('option')).toHaveText(['Sales', 'Service', 'Parts']);
	const monday = page
		.getByRole('table', { name: /^Opening hours/ })
		.filter({ visible: true })
		.first()
		.getByRole('row', { name: /^Monday/ });
	await expect(monday).toContainText('8:30am – 5:30pm');
	await expect(main(page).getByRole('link', { name: 'Contact Us' }).first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Enquire Now' })).toHaveCount(0);
	await choice.focus();
	await page.keyboard.press('S');
	await page.keyboard.press('S');
	await choice.selectOption('Service');
	await expect(monday).toContainText('7:30am – 5:30pm');
	await expect(page.getByText('9 Autumn Street, Geelong West VIC 3218').first()).toBeVisible();
	const sunday = page
		.getByRole('row', { name: /^Sunday/ })
		.filter({ visible: true })
		.first();
	await sunday.getByRole('link', { name: 'Enquire Now' }).click();
	await expect(page).toHaveURL(/\/contact-us\/service#enquiry$/);
	await expect(page.getByLabel('Category')).toHaveValue('Service Booking');
	await expect(page.locator('form[data-lead] [name=location]')).toHaveValue('12');
	await expect(page.getByLabel('Dealership')).toHaveCount(0);
});

test('holiday hours open by keyboard and show coming holidays (LOCATIONS-026, LOCATIONS-027)', async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date('2026-04-02T03:00:00Z'));
	await page.goto(`${originOf('everything')}/locations/perth-city`);
	const button = page.getByRole('button', { name: 'Holiday hours' });
	await button.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
	await expect(dialog.getByText('Friday 3 Apr 2026')).toBeVisible();
	await expect(dialog.getByText('8:00am – 12:00pm')).toBeVisible();
	await expect(dialog.locator(':focus')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(button).toBeFocused();

	await page.clock.setFixedTime(new Date('2026-04-03T17:00:00Z'));
	await page.reload();
	await button.click();
	await expect(dialog.getByText('Friday 3 Apr 2026')).toHaveCount(0);
	await expect(dialog.getByText('Thursday 24 Dec 2026')).toBeVisible();

	await page.clock.setFixedTime(new Date('2027-01-01T03:00:00Z'));
	await page.reload();
	await expect(button).toBeHidden();
});

test('a team without profiles has contact details; another one has its profiles (LOCATIONS-005)', async ({
	page,
}) => {
	await page.goto(`${originOf('everything')}/teams/hills-service`);
	await expect(page.getByRole('heading', { name: 'Say hello in person' })).toBeVisible();
	await expect(page.getByRole('link', { name: '(08) 5550 6410' })).toBeVisible();
	await page.goto(`${originOf('everything')}/teams/perth-city`);
	await expect(page.getByRole('heading', { name: 'Ana Petrov' })).toBeVisible();
});

test('the contact page answers at both addresses, with hours and map (LOCATIONS-002, LOCATIONS-003)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}/contact`);
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact-us$/);
	await expect(page.getByRole('region', { name: 'Map' })).toBeVisible();
	await expect(page.getByRole('table', { name: 'Opening hours, Toowoomba' })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('locations are shown, without dead controls', async ({ page }) => {
		await page.goto(`${originOf('merriwether')}/locations`);
		await expect(names(page)).toHaveCount(4);
		await expect(page.getByLabel('Postcode')).toBeHidden();
		await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
		await page.getByRole('button', { name: 'Holiday hours' }).click();
		await expect(page.getByRole('dialog', { name: 'Holiday hours' })).toBeVisible();
	});

	test('departments can be chosen', async ({ page }) => {
		await page.goto(`${originOf('harbourline')}/locations/geelong-west`);
		await page.getByLabel('Opening hours of').selectOption('Parts');
		await expect(page.getByRole('table', { name: /^Opening hours, Parts/ }).first()).toBeVisible();
		await expect(page.getByRole('table', { name: /^Opening hours, Sales/ })).toBeHidden();
	});
});
