import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const OFFERS = `${originOf('harbourline')}/special-offers`;
/** An offer without an end: the sites are built on the day of the test. */
const OFFER = `${originOf('harbourline')}/offers/corolla-demo-clearance`;
const NAME = 'Demonstrator Corolla and Camry, ready this week';
/** A site built on 2 March 2026, whatever the day of the test is. */
const DATED = originOf('everything');

test('the menu leads to special offers, an offer to its model and to a test drive (OFFERS-001, OFFERS-014, OFFERS-015)', async ({
	page,
}) => {
	await page.goto(originOf('harbourline'));
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Special Offers' }).click();
	await expect(page).toHaveURL(/\/special-offers$/);
	const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) });
	await expect(card.getByRole('link', { name: 'Book A Test Drive' })).toHaveAttribute(
		'href',
		/^\/book-test-drive\?model=/,
	);
	await card.getByRole('link', { name: 'Explore Corolla Hatch' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corolla Hatch');
});

test('a test drive for an offer names the offer and its model (OFFERS-015)', async ({ page }) => {
	const api = await answerLeads(page);
	await page.goto(OFFER);
	await page.getByRole('link', { name: /^Book A Test Drive/ }).click();
	const form = page.locator('form[data-lead]');
	await expect(form.getByLabel('Special offer')).toHaveValue(NAME);
	await expect(form.getByLabel('Model')).toHaveValue('Corolla Hatch');
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Name', { exact: true }).fill('Robin Ash');
	await form.getByLabel('Email').fill('robin@example.com');
	await form.getByLabel('Phone').fill('0491 570 156');
	await form.getByLabel('I agree to').check();
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads.map(({ path, body }) => [path, body['category'], body['subcategory']])).toEqual([
		['/api/leads', 'Test Drive', NAME],
	]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('description and disclaimer fold and unfold, by keyboard too (OFFERS-011, OFFERS-012, OFFERS-016)', async ({
		page,
	}) => {
		await page.goto(OFFER);
		const end = page.getByText('with your questions');
		const smallPrint = page.getByText('released when the car is back with us');
		await expect(end).toBeHidden();
		await page.getByText('View more', { exact: true }).click();
		await expect(end).toBeVisible();
		await page.getByText('View less', { exact: true }).click();
		await expect(end).toBeHidden();

		await expect(smallPrint).toBeHidden();
		const toggle = page.locator('summary').filter({ hasText: 'View full disclaimer' });
		await toggle.focus();
		await page.keyboard.press('Enter');
		await expect(smallPrint).toBeVisible();
		await page.getByText('View less disclaimer').click();
		await expect(smallPrint).toBeHidden();
	});
});

for (const width of [375, 1280]) {
	test.describe(`at ${width} pixels`, () => {
		test.use({ viewport: { width, height: 800 } });

		test('an enquiry reaches the lead API with the name of the offer (OFFERS-013, resolution 158)', async ({
			page,
		}) => {
			const api = await answerLeads(page);
			await page.goto(OFFERS);
			await page.getByRole('link', { name: `Enquire Now about ${NAME}` }).click();
			await expect(page).toHaveURL(/\/offers\/corolla-demo-clearance#enquire$/);
			const form = page.getByRole('region', { name: 'Ask about this offer' });
			await form.getByLabel('Name', { exact: true }).fill('Robin Ash');
			await form.getByLabel('Email').fill('robin@example.com');
			await form.getByLabel('Phone').fill('0491 570 156');
			await form.getByLabel('I agree to').check();
			await form.getByRole('button', { name: 'Send enquiry' }).click();
			await expect(page).toHaveURL(/\/success/);
			expect(api.leads.map(({ path, body }) => [path, body['category'], body['subcategory']])).toEqual([
				['/api/leads', 'Special Offer', NAME],
			]);
			expect(api.leads[0]?.body).toMatchObject({
				'Vehicle Make': 'Toyota',
				'Vehicle Model': 'Corolla Hatch',
			});
			expect(api.leads[0]?.body['message']).toContain(NAME);
		});
	});
}

test('on an old page ended offers are hidden and started ones shown, and an ended offer’s page states it', async ({
	page,
}) => {
	const ending = page.getByRole('heading', { name: 'A long offer' });
	const starting = page.getByRole('heading', { name: 'Starts tomorrow' });
	const at = async (moment: string, path: string) => {
		await page.clock.setFixedTime(new Date(moment));
		await page.goto(`${DATED}${path}`);
	};

	await at('2026-03-02T23:59:59+08:00', '/special-offers');
	await expect(ending).toBeVisible();
	await expect(starting).toBeHidden();
	await at('2026-03-03T00:00:00+08:00', '/special-offers');
	await expect(starting).toBeVisible();
	await at('2026-03-31T23:59:59+08:00', '/special-offers');
	await expect(starting).toBeVisible();
	await expect(ending).toBeVisible();
	await at('2026-04-01T00:00:00+08:00', '/special-offers');
	await expect(starting).toBeVisible();
	await expect(ending).toHaveCount(0);

	await at('2026-04-01T00:00:00+08:00', '/offers/toyota/long-offer');
	await expect(page.getByText('This offer has ended.')).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'All special offers' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Ask about this offer' })).toHaveCount(0);
});

test('an old page keeps no heading and no link without an offer, and states when none is left', async ({
	page,
}) => {
	const main = page.getByRole('main');
	const kinds = main.getByRole('list', { name: 'Offer categories' });
	const none = main.getByText('There are no special offers right now.');
	const at = async (moment: string, path: string) => {
		await page.clock.setFixedTime(new Date(moment));
		await page.goto(`${DATED}${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	};

	await at('2026-03-31T23:59:59+08:00', '/special-offers');
	await expect(kinds.getByRole('link')).toHaveText(['Finance offer', 'Service offer']);
	await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Finance offer', 'Service offer']);
	await expect(none).toBeHidden();

	// The last finance offer has ended: one kind is left, which needs no list of kinds.
	await at('2026-04-01T00:00:00+08:00', '/special-offers');
	await expect(main.getByRole('heading', { level: 2, name: 'Finance offer' })).toBeHidden();
	await expect(main.getByRole('heading', { level: 2, name: 'Service offer' })).toBeVisible();
	await expect(kinds).toBeHidden();
	await expect(none).toBeHidden();

	await at('2026-05-01T00:00:00+08:00', '/special-offers');
	await expect(none).toBeVisible();
	await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0);
	await expect(main.getByText('with their terms and conditions')).toBeHidden();
	await expect(main.getByRole('link', { name: /^Call / }).filter({ visible: true })).toHaveCount(1);
	await main
		.getByRole('link', { name: /^See all / })
		.filter({ visible: true })
		.click();
	await expect(page).toHaveURL(/\/stock$/);
});

test('ended offers of a model and of a home page leave a further link', async ({ page }) => {
	const main = page.getByRole('main');
	const at = async (moment: string, path: string) => {
		await page.clock.setFixedTime(new Date(moment));
		await page.goto(`${DATED}${path}`);
	};
	const offers = main.getByRole('region', { name: 'Offers on the Corolla' });
	await at('2026-03-31T23:59:59+08:00', '/corolla');
	await expect(offers.getByRole('link', { name: 'A long offer', exact: true })).toBeVisible();
	await expect(offers.getByText('There is no offer on the Corolla right now.')).toBeHidden();
	await at('2026-04-01T00:00:00+08:00', '/corolla');
	await expect(offers.getByText('There is no offer on the Corolla right now.')).toBeVisible();
	await expect(offers.getByRole('link', { name: 'Our Stock' })).toBeVisible();
	await offers.getByRole('link', { name: 'All special offers' }).click();
	await expect(page).toHaveURL(/\/special-offers$/);

	await at('2026-03-31T23:59:59+08:00', '/');
	await expect(main.getByRole('heading', { name: 'Servicing included' })).toBeVisible();
	await expect(main.getByText('This offer has ended')).toBeHidden();
	await at('2026-04-01T00:00:00+08:00', '/');
	await expect(main.getByRole('heading', { name: 'Servicing included' })).toHaveCount(0);
	await expect(main.getByText('This offer has ended')).toBeVisible();
	await main.getByRole('link', { name: 'See special offers' }).click();
	await expect(page).toHaveURL(/\/special-offers$/);
});
