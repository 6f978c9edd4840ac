import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns, FOUND } from '../../fixtures/browser/trade-in-answers.ts';
import {
	answerQuestions,
	fillInContact,
	findCar,
	goToContact,
	goToEstimate,
	heading,
	press,
	tradeInSite as site,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

test('a vehicle that was found is drawn with its body, in its colour, above the steps of a phone', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 760 });
	await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = { status: 'found', vehicle: { ...FOUND, body: 'ute', colour: 'blue' } };
	await findCar(page);
	const drawing = page.locator('img.view-drawing:visible');
	await expect(drawing).toHaveAttribute('src', /\/ute\.[\w-]+\.svg#blue$/);
	await expect
		.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	await press(page, 'Yes, that’s it');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
	await expect(drawing).toHaveAttribute('src', /ute.*#blue$/);
	const strip = await drawing.boundingBox();
	const title = await heading(page, 'How has it been treated?').boundingBox();
	expect(strip?.y).toBeLessThan(title?.y ?? 0);
	await expect(page.locator('.trade__strip')).toHaveText('2021 Mazda CX-5 Maxx Sport Your car, 1ABC 123', {
		useInnerText: true,
	});
});

test('the photos that are wanted show the shopper’s own vehicle from each side', async ({ page }) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = { status: 'found', vehicle: { ...FOUND, body: 'ute', colour: 'blue' } };
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	const drawings = page.locator('.shot img.view-drawing');
	await expect(drawings).toHaveCount(6);
	const sources = await drawings.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
	const drawn = ['ute', 'ute-rear_corner', 'ute-driver_side', 'ute-front', 'car-inside', 'ute-driver_side'];
	expect(sources).toEqual(
		drawn.map((name) => expect.stringMatching(new RegExp(`/${name}\\.[\\w-]+\\.svg#blue$`))),
	);
	await expect
		.poll(() =>
			drawings.evaluateAll((images: HTMLImageElement[]) =>
				images.every(({ naturalWidth }) => naturalWidth > 0),
			),
		)
		.toBe(true);
});

test('a motorcycle that was entered by hand is drawn from each side, too', async ({ page }) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = {
		status: 'found',
		vehicle: { ...FOUND, item_type: 'motorcycle', body: null, colour: 'green' },
	};
	await findCar(page);
	await expect(page.locator('.trade__found img')).toHaveAttribute('src', /motorcycle[^/]*#green$/);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page, 'Has it been written off');
	await press(page, 'Save and continue');
	const drawings = page.locator('.shot img.view-drawing');
	await expect(drawings).toHaveCount(6);
	const sources = await drawings.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
	const drawn = ['', '-rear_corner', '-driver_side', '-front', '-inside', '-driver_side'];
	expect(sources).toEqual(
		drawn.map((name) => expect.stringMatching(new RegExp(`/motorcycle${name}\\.[\\w-]+\\.svg#green$`))),
	);
});

test('a vehicle whose body is unknown has a line drawing of its kind', async ({ page }) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = { status: 'found', vehicle: { ...FOUND, body: null, colour: null } };
	await findCar(page);
	await expect(page.locator('img.view-drawing')).toHaveCount(0);
	await expect(page.locator('.trade__found use')).toHaveAttribute('href', /#car-front_corner$/);
});

test('the vehicle is beside the steps of a wide screen, with its plate and what was answered so far', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
	const title = await heading(page, 'How has it been treated?').boundingBox();
	const strip = await page.locator('.trade__strip').boundingBox();
	expect(strip?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
	await expect(page.getByText('Rather talk?').filter({ visible: true })).toHaveCount(1);
	await expect(
		page.getByText('KF, 2.5 petrol automatic, Snowflake White').filter({ visible: true }),
	).toHaveCount(1);
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await expect(page.locator('.trade__strip .plate')).toHaveText('1ABC 123');
	await expect(page.locator('.trade__strip').getByText('64,200 km')).toBeVisible();
});

test('a booking has a heading of its own, which takes the focus', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	await press(page, 'Book an inspection');
	await expect(heading(page, 'Book an inspection')).toBeFocused();
	await expect(heading(page, 'Your estimate')).toBeHidden();
});

test('a trade-in that was begun before says when, until when it is kept, and which vehicle it is about', async ({
	page,
}) => {
	await page.clock.install({ time: new Date('2026-11-26T02:00:00Z') });
	await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await expect(heading(page, 'Where can we reach you?')).toBeVisible();
	const later = await page.context().newPage();
	await site.open(later, '/trade-in');
	await later.locator('form[data-lead]').dispatchEvent('change');
	await expect(heading(later, 'Carry on with your CX-5?')).toBeVisible();
	await expect(
		later.getByText(
			'You stopped on Thursday 26 November. What you entered stays on this device until Thursday 3 December.',
		),
	).toBeVisible();
	await expect(later.getByRole('listitem').filter({ hasText: 'Photos' })).toContainText('Skipped');
});

test('a valuation that takes long says what comes next', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await goToContact(page);
	await fillInContact(page);
	await page.context().route('**/api/trade-in/valuation', () => {});
	await press(page, 'Show my estimate');
	const words = page
		.locator('.lead__next')
		.filter({ has: page.getByRole('button', { name: 'Working it out…' }) });
	await expect
		.poll(() => words.evaluate((element) => getComputedStyle(element, '::after').visibility))
		.toBe('visible');
	expect(await words.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
		'If no figure comes, a buyer values it from your answers.',
	);
});
