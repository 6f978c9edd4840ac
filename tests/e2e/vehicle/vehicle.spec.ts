import type { Page } from 'playwright/test';
import { layoutIsStill } from '../../fixtures/browser/layout-is-still.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const EVERYTHING = '/cars/2026-toyota-corolla-ascent-new';

/** The dialog that is open. */
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openVehicle(page: Page, slug: string, list: string): Promise<void> {
	await page.goto(originOf(slug) + list);
	await page.locator('.card--available h3 a').first().click();
	await expect(page).toHaveURL(/\/cars\//);
}

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

test('sharing offers the channels in a small window and copies the address (VDPACT-026 to VDPACT-033, ERRORS-004)', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openVehicle(page, 'harbourline', '/search/new-cars');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const share = dialog(page, 'Share');
	const address = new URL(page.url());
	for (const [name, start] of [
		['Facebook', 'https://www.facebook.com/sharer'],
		['Twitter', 'https://twitter.com/intent/tweet'],
		['WhatsApp', 'https://wa.me/'],
		['Email', 'mailto:'],
		['SMS', 'sms:'],
	] as const) {
		const href = (await share.getByRole('link', { name }).getAttribute('href')) ?? '';
		expect(href.startsWith(start), href).toBe(true);
		expect(decodeURIComponent(href)).toContain(address.pathname);
	}
	await share.getByRole('button', { name: 'Copy link' }).click();
	await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
	await expect(share.getByRole('status')).toContainText(/^Copied .+ to your clipboard!$/);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address.pathname);
	await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 3000 });
	await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'shared' }));
	const [popup] = await Promise.all([
		page.waitForEvent('popup'),
		share.getByRole('link', { name: 'Facebook' }).click(),
	]);
	expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 400]);
	await popup.close();
});

test('where the clipboard is refused a message shows the link', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
	});
	await openVehicle(page, 'harbourline', '/search/new-cars');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const share = dialog(page, 'Share');
	await share.getByRole('button', { name: 'Copy link' }).click();
	await expect(share.getByRole('status')).toHaveText(
		'Your browser didn’t let us copy the link. You can copy it below.',
	);
	await expect(share.getByText(new URL(page.url()).pathname)).toBeVisible();
});

test('a dialog is hidden until its stylesheet is loaded', async ({ page }) => {
	let come = () => {};
	const coming = new Promise<void>((done) => {
		come = done;
	});
	await page.route(/opened.*\.css/, async (route) => {
		await coming;
		await route.fulfill({ contentType: 'text/css', body: '' });
	});
	await openVehicle(page, 'harbourline', '/search/new-cars');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(dialog(page, 'Share')).toHaveCSS('opacity', '0');
	come();
	await expect(dialog(page, 'Share')).toHaveCSS('opacity', '1');
});

test('a dealer may hide Twitter (VDPACT-029)', async ({ page }) => {
	await page.goto(originOf('everything') + EVERYTHING);
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(dialog(page, 'Share').getByRole('link', { name: 'Facebook' })).toBeVisible();
	await expect(dialog(page, 'Share').getByRole('link', { name: 'Twitter' })).toHaveCount(0);
});

test('the bar appears after 900 px and disappears again (VDPACT-017)', async ({ page }) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	const bar = page.locator('[data-bar]');
	await page.evaluate(() => scrollTo({ top: 899, behavior: 'instant' }));
	await expect(bar).not.toBeInViewport();
	await page.evaluate(() => scrollTo({ top: 902, behavior: 'instant' }));
	await expect(bar).toBeInViewport();
	await expect(bar.getByRole('button', { name: 'Enquire Now' })).toBeEnabled();
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await expect(bar).not.toBeInViewport();
});

test('the bar never covers the focused element (WCAG 2.4.11)', async ({ page }) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	const seen = new Set<string>();
	for (let step = 0; step < 60; step++) {
		await page.keyboard.press('Tab');
		await layoutIsStill(page);
		const { name, hidden } = await page.evaluate(() => {
			const focused = document.activeElement as HTMLElement;
			const bar = document.querySelector('.bar') as HTMLElement;
			const { bottom, height } = focused.getBoundingClientRect();
			const isUnder = bar.classList.contains('is-shown') && !bar.contains(focused);
			return {
				name: focused.textContent.trim(),
				hidden: isUnder && bottom > bar.getBoundingClientRect().top && height < 300,
			};
		});
		expect(hidden, name).toBe(false);
		seen.add(name);
	}
	expect(seen.size).toBeGreaterThan(25);
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
		await expect(page.getByRole('link', { name: '(03) 5221 8840' }).first()).toBeVisible();
		for (const name of ['Copy link', 'More options'])
			await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
	});
});
