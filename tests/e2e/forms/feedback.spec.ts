import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const PAGE = '/review-feedback';
const GREAT = 'I had a great experience';
const BAD = 'I had a bad experience';

test('the page greets the name in its address, as text (REVIEWS-010 to REVIEWS-012)', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}${PAGE}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'd love to hear your feedback!");
	await expect(page.getByRole('main')).toContainText('Valued Customer');
	await expect(page.getByRole('main')).toContainText('Our Dealership');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

	await page.goto(
		`${originOf('merriwether')}${PAGE}?first_name=Mary-Jane%20O%E2%80%99Neil&dealership_name=southport`,
	);
	await expect(page.getByRole('main')).toContainText(
		'Hi Mary-Jane O’Neil, thank you for choosing Southport.',
	);
});

test('only names of the dealer and plausible first names of the address are shown (REVIEWS-011, REVIEWS-012)', async ({
	page,
}) => {
	const main = page.getByRole('main');
	for (const [first_name, dealership_name] of [
		['<img src=x onerror=alert(1)>', 'Coast & Co'],
		['Sam, your account is locked', 'Merriwether Southport. Pay your invoice at evil.example'],
		['Call 1300 555 010', 'Southport, call 1300 555 010'],
		['a'.repeat(31), ''],
	] as const) {
		await page.goto(
			`${originOf('merriwether')}${PAGE}?${new URLSearchParams({ first_name, dealership_name })}`,
		);
		await expect(main).toContainText('Hi Valued Customer, thank you for choosing Our Dealership.');
		await expect(main.locator('img')).toHaveCount(0);
		await expect(page.getByRole('link', { name: BAD })).toHaveAttribute('href', '/customer-feedback-survey');
	}
	await page.goto(
		`${originOf('merriwether')}${PAGE}?dealership_name=merriwether%20MG%20and%20suzuki%20southport`,
	);
	await expect(main).toContainText('thank you for choosing Merriwether MG and Suzuki Southport.');
});

test('a great experience goes to the profile of that name, else to the first (REVIEWS-013, CONFIG-028)', async ({
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

	await page.goto(`${originOf('merriwether')}/customer-feedback-survey?dealership=elsewhere`);
	await expect(page.getByLabel('How was it?')).toHaveValue('');
	await expect(page.getByLabel('Dealership')).toHaveValue('');
	await page.goto(`${originOf('merriwether')}/customer-feedback-survey?experience=great`);
	await expect(page.getByLabel('How was it?')).toHaveValue('Great experience');
});

for (const { named, dealership } of [
	{ named: 'Merriwether Used Caboolture', dealership: 'caboolture' },
	{ named: 'Toowoomba', dealership: 'toowoomba' },
	// A profile of the whole group is about no dealership of it.
	{ named: 'Merriwether Motor Group', dealership: '' },
	{ named: 'toowoomba"]', dealership: '' },
])
	test(`the survey about “${named}” is for “${dealership}”, and goes there (REVIEWS-014, ENQUIRY-007)`, async ({
		page,
	}) => {
		const api = await answerLeads(page);
		const query = new URLSearchParams({ dealership_name: named });
		await page.goto(`${originOf('merriwether')}${PAGE}?${query}`);
		await page.getByRole('link', { name: BAD }).click();
		await expect(page.getByLabel('Dealership')).toHaveValue(dealership);
		await expect(page.getByLabel('How was it?')).toHaveValue('Bad experience');
		if (dealership === '') return;
		await page.getByLabel('Name', { exact: true }).fill('Sam Lee');
		await page.getByLabel('Email').fill('sam@example.com');
		await page.getByLabel('Phone').fill('0412 345 678');
		await page.getByLabel('Message').fill('Nobody called back.');
		await page.getByLabel('I agree to').check();
		await page.getByRole('button', { name: 'Send feedback' }).click();
		await expect(page).toHaveURL(/\/success/);
		expect(api.leads[0]?.body).toMatchObject({ dealership_slug: dealership, subcategory: 'Bad experience' });
	});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('both answers lead to their page', async ({ page }) => {
		await page.goto(`${originOf('merriwether')}${PAGE}?first_name=Sam`);
		await expect(page.getByRole('main')).toContainText('Valued Customer');
		await expect(page.getByRole('link', { name: GREAT })).toHaveAttribute('href', /^https:/);
		await page.getByRole('link', { name: BAD }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer feedback survey');
		await expect(page.getByLabel('How was it?')).toBeVisible();
	});
});
