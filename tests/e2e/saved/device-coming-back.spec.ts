import {
	expectReturn,
	noteReturns,
	WITH_BACK_FORWARD_CACHE,
} from '../../fixtures/browser/back-forward-cache.ts';
import { openList, saveButton, savedLink } from '../../fixtures/browser/marks.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';

test.use(WITH_BACK_FORWARD_CACHE);

test('a page restored from the back-forward cache shows vehicles saved meanwhile', async ({ page }) => {
	const cards = await openList(page, 'merriwether');
	await noteReturns(page);
	await cards.first().getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
	await expect(savedLink(page)).toHaveText(/1$/);
	// No page loads, so there is no load to wait for.
	await page.goBack({ waitUntil: 'commit' });
	await expectReturn(page);
	await expect(saveButton(cards.first())).toHaveAttribute('aria-pressed', 'true');
	await expect(savedLink(page)).toHaveText(/1$/);
});
