import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { EVERYTHING, openVehicle } from '../../fixtures/browser/vehicle-page.ts';

test('four specifications and eight features are in view, and the others after a press (HOME-001, VDP-038, VDP-041, VDP-042)', async ({
	page,
}) => {
	await openVehicle(page, 'merriwether', '/search/used-cars');
	const section = (name: string) =>
		page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
	const specifications = section('All Specifications');
	await expect(specifications.getByRole('row')).toHaveCount(4);
	await specifications.getByText(/^Show All \d+$/).click();
	expect(await specifications.getByRole('row').count()).toBeGreaterThan(4);
	await specifications.getByText('Hide', { exact: true }).click();
	await expect(specifications.getByRole('row')).toHaveCount(4);

	await page.getByRole('tab', { name: 'Features' }).click();
	const features = page.getByRole('tabpanel', { name: 'Features' });
	await expect(features.getByRole('listitem')).toHaveCount(8);
	await features.getByText(/^Show All \d+$/).click();
	expect(await features.getByRole('listitem').count()).toBeGreaterThan(8);
	await features.getByText('Hide', { exact: true }).click();
	await expect(features.getByRole('listitem')).toHaveCount(8);
});

test('an address with the anchor of a section scrolls to it (VDP-067, REVIEWS-002)', async ({ page }) => {
	await page.goto(`${originOf('everything') + EVERYTHING}#vehicle-map`);
	await expect(page.getByRole('heading', { name: 'Where to see it' })).toBeInViewport();
	await page.goto(`${originOf('everything')}/locations/perth-city#reviews`);
	await expect(page.locator('#reviews').getByRole('heading').first()).toBeInViewport();
});
