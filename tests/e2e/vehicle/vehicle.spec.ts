import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { dialog, EVERYTHING, openVehicle } from '../../fixtures/browser/vehicle-page.ts';

test('the test drive button opens its form, with the vehicle and other ways to enquire (VDPACT-002, VDPACT-003)', async ({
	page,
}) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	await page.getByRole('main').getByRole('button', { name: 'Book a Test Drive' }).click();
	const form = dialog(page, 'Book a Test Drive');
	await expect(form).toContainText(title.replace(/\s+/g, ' '));
	await expect(form.getByRole('group', { name: 'Test Drive Booking Date' })).toBeVisible();
	await expect(form.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\d+$/);
	await page.keyboard.press('Escape');
	await expect(form).toBeHidden();
	await expect(page.getByRole('main').getByRole('button', { name: 'Book a Test Drive' })).toBeFocused();
});

test('a press before the scripts are loaded opens the form, too', async ({ page }) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	let come = () => {};
	const held = new Promise<void>((settle) => {
		come = settle;
	});
	await page.route(/\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.reload({ waitUntil: 'commit' });
	await page.getByRole('main').getByRole('button', { name: 'Book a Test Drive' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	come();
	const form = dialog(page, 'Book a Test Drive');
	await expect(form).toBeFocused();
	await expect(form.getByRole('group', { name: 'Test Drive Booking Date' })).toBeVisible();
	await expect(form.getByLabel('Your offer')).toBeHidden();
});

test('a dealer without a lead API has phone, text message and email links with the message and the vehicle', async ({
	page,
}) => {
	await page.goto(originOf('everything') + EVERYTHING);
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	await page
		.getByRole('main')
		.getByRole('button', { name: /^Message Now/ })
		.first()
		.click();
	const ways = page.getByRole('dialog');
	await expect(ways).toContainText('I would like to know more');
	const mail = new URL((await ways.getByRole('link', { name: 'Email us' }).getAttribute('href')) ?? '');
	expect(mail.protocol).toBe('mailto:');
	expect(mail.searchParams.get('subject')?.toLowerCase()).toContain(title.replace(/\s+/g, ' ').toLowerCase());
	expect(mail.searchParams.get('body')).toContain('/cars/');
});

test('a card’s button leads to the dialog of its vehicle (CARD-008, CARD-009)', async ({ page }) => {
	await page.goto(`${originOf('righto')}/search/used-cars`);
	await page
		.locator('.card--available')
		.first()
		.getByRole('link', { name: /^(Shop Now|Enquire)/ })
		.click();
	await expect(dialog(page, 'Enquire about this car').getByLabel('Message')).toBeVisible();
});

test('the number is masked until it is revealed, by keyboard too (PHONE-004, PHONE-011)', async ({
	page,
}) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	const card = page.getByRole('region', { name: 'Call the dealer' });
	await expect(card).toContainText('(03) *********');
	await expect(card.getByRole('link', { name: /\(03\)/ })).toBeHidden();
	await card.locator('summary').press('Enter');
	await expect(card.getByRole('link', { name: '(03) 5221 8840' })).toHaveAttribute('href', 'tel:0352218840');
});

test('more of a dealership leads to its vehicles (PHONE-003)', async ({ page }) => {
	await openVehicle(page, 'merriwether', '/search/used-cars');
	const more = page.getByRole('link', { name: /^See more from / });
	const dealership = (await more.innerText()).replace('See more from ', '').trim();
	await more.click();
	await expect(page.getByRole('button', { name: new RegExp(`${dealership}`) }).first()).toBeVisible();
});

test('WhatsApp and messages go to the dealer’s numbers (CHAT-002, CHAT-004, VDPACT-038)', async ({
	page,
}) => {
	await page.goto(originOf('everything') + EVERYTHING);
	await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
		'href',
		/^https:\/\/wa\.me\/61491570006\?text=2026%20Toyota%20Corolla/,
	);
	await expect(page.getByRole('link', { name: 'Instant Message' })).toHaveAttribute(
		'href',
		/^sms:0491570006\?body=/,
	);
});

test.describe('the dealer’s sections are tabs (VDP-051 to VDP-056)', () => {
	test('the keyboard changes tabs', async ({ page }) => {
		await page.goto(originOf('everything') + EVERYTHING);
		const tab = (name: string) => page.getByRole('tab', { name });
		await expect(tab('Dealer Comments')).toHaveAttribute('aria-selected', 'true');
		await expect(page.getByRole('heading', { name: 'Our Comments' })).toBeVisible();
		await tab('Dealer Comments').focus();
		await page.keyboard.press('ArrowRight');
		await expect(tab("What's Included")).toBeFocused();
		await expect(page.getByRole('tabpanel', { name: "What's Included" })).toContainText('A full tank');
		await expect(page.getByRole('heading', { name: 'Our Comments' })).toBeHidden();
		await tab('Protect Your Car').click();
		await expect(page.getByText('Window tint')).toBeVisible();
	});

	test('on phones they are under their headings', async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 812 });
		await page.goto(originOf('everything') + EVERYTHING);
		await expect(page.getByRole('tab', { name: 'Dealer Comments' })).toBeHidden();
		for (const text of ['Our Comments', "What's Included", 'Protect Your Car'])
			await expect(page.getByRole('heading', { name: text })).toBeVisible();
	});
});

test('a sold vehicle is marked sold, without price, with one form for similar ones (SOLD-002, SOLD-003)', async ({
	page,
}) => {
	await page.goto(`${originOf('everything')}/cars/2022-toyota-corolla-ascent-sold-lately`);
	await expect(page.getByText('Sorry, this car has been sold.').first()).toBeVisible();
	const buy = page.locator('.buy');
	await expect(buy.locator('.price')).toHaveCount(0);
	await expect(buy.getByRole('button', { name: 'Enquire' })).toHaveCount(0);
	await buy.getByRole('button', { name: 'Find Me Something Similar' }).click();
	await expect(page.getByRole('dialog')).toContainText('Can you please find me something similar?');
});

test('the badge of a certified Toyota explains itself (VDP-064, VDP-065)', async ({ page }) => {
	await page.goto(`${originOf('everything')}/search/used-cars`);
	await page.goto(originOf('everything') + (await certifiedPath(page)));
	await page.getByRole('button', { name: 'Toyota Certified Pre-Owned' }).click();
	await expect(dialog(page, 'Toyota Certified Pre-Owned')).toContainText('Checked by our own technicians.');
	await page.keyboard.press('Escape');
	await expect(dialog(page, 'Toyota Certified Pre-Owned')).toBeHidden();
});

async function certifiedPath(page: Page): Promise<string> {
	const links = await page
		.locator('.card h3 a')
		.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
	return links.find((href) => href.endsWith('-certified')) ?? '';
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every action works or is absent', async ({ page }) => {
		await page.goto(`${originOf('harbourline')}/search/new-cars`);
		await page.locator('.card--available h3 a').first().click();
		await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
		await expect(page.getByRole('dialog').getByRole('link', { name: 'Email us' })).toBeVisible();
		await page.keyboard.press('Escape');
		const call = page.getByRole('region', { name: 'Call the dealer' });
		await expect(call.getByRole('link', { name: /^\(03\)/ })).toBeVisible();
		// A number in a folded box counts as visible.
		expect((await call.locator('[data-reveal]').boundingBox())?.height).toBeGreaterThan(20);
		for (const name of ['Copy link', 'More options'])
			await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
	});
});
