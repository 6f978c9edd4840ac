import { expect, originOf, test } from '../fixtures/site-test.ts';

const PAGE = '/review-feedback';
const GREAT = 'I had a great experience';
const BAD = 'I had a bad experience';

test('the page addresses whom its address names, as text (REVIEWS-010 to REVIEWS-012)', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}${PAGE}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'd love to hear your feedback!");
	await expect(page.getByRole('main')).toContainText('Valued Customer');
	await expect(page.getByRole('main')).toContainText('Our Dealership');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

	const given = new URLSearchParams({
		first_name: '<img src=x onerror=alert(1)>',
		dealership_name: 'Coast & Co',
	});
	await page.goto(`${originOf('merriwether')}${PAGE}?${given}`);
	await expect(page.getByRole('main')).toContainText(
		'Hi <img src=x onerror=alert(1)>, thank you for choosing Coast & Co.',
	);
	await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('a great experience goes to the profile of that name, else to the first (REVIEWS-013)', async ({
	page,
}) => {
	const great = page.getByRole('link', { name: GREAT });
	await page.goto(`${originOf('merriwether')}${PAGE}?dealership_name=merriwether%20used%20caboolture`);
	await expect(great).toHaveAttribute('href', /merriwether-caboolture$/);
	await page.goto(`${originOf('merriwether')}${PAGE}?dealership_name=javascript:alert(1)`);
	await expect(great).toHaveAttribute('href', /merriwether-newstead$/);
});

test('a bad experience goes to the survey, which knows it and is filed as feedback (REVIEWS-014, REVIEWS-015)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}${PAGE}?first_name=Sam`);
	await page.getByRole('link', { name: BAD }).click();
	await expect(page).toHaveURL(/\/customer-feedback-survey$/);
	await expect(page.getByLabel('How was it?')).toHaveValue('Bad experience');
	await expect(page.locator('form[data-lead] [name=category]')).toHaveValue('Feedback');
	await expect(page.getByRole('link', { name: 'Write a public review' })).toHaveAttribute(
		'href',
		/writereview/,
	);

	await page.goto(`${originOf('merriwether')}/customer-feedback-survey`);
	await expect(page.getByLabel('How was it?')).toHaveValue('');
	await page.goto(`${originOf('merriwether')}/customer-feedback-survey?experience=great`);
	await expect(page.getByLabel('How was it?')).toHaveValue('Great experience');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('both answers lead on', async ({ page }) => {
		await page.goto(`${originOf('merriwether')}${PAGE}?first_name=Sam`);
		await expect(page.getByRole('main')).toContainText('Valued Customer');
		await expect(page.getByRole('link', { name: GREAT })).toHaveAttribute('href', /^https:/);
		await page.getByRole('link', { name: BAD }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer feedback survey');
		await expect(page.getByLabel('How was it?')).toBeVisible();
	});
});
