import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expectRefusals, newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';
import { changeList } from '../../fixtures/browser-sites/watchlist-page.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const panel = (page: Page) => page.getByRole('region', { name: 'Tell me when something changes' });
const bySwitch = (page: Page, name: string) => panel(page).getByRole('switch', { name });

/** Opens the watchlist of a visitor who saved a vehicle. */
async function openWatchlist(page: Page, phone = newNumber()): Promise<void> {
	await signIn(page, { site: site(), origin: sites.origin() }, phone);
	await changeList(page, 'save-car', { phone_number: phone, car_id: 'v0' });
	await page.goto(`${site()}/watchlist`);
	await expect(panel(page)).toBeVisible();
}

/** The path of the link in the last mail to an address. */
async function linkTo(page: Page, address: string): Promise<string> {
	let mail = '';
	await expect
		.poll(async () => {
			const list = await (await page.request.get(`${sites.origin()}/mail`)).text();
			for (const [, path] of list.matchAll(/<a href="(\/mail\/\d+)">Confirm your email address/g)) {
				mail = await (await page.request.get(sites.origin() + path)).text();
				if (mail.includes(address)) return true;
			}
			return false;
		})
		.toBe(true);
	const { pathname, search } = new URL(/https:\/\/\S+\/alerts\/confirm\?[^\s<"]+/.exec(mail)?.[0] ?? '');
	return pathname + search;
}

test('email alerts begin with the button behind the link in a mail, with the keyboard alone', async ({
	page,
	complaints,
}) => {
	await openWatchlist(page);
	await bySwitch(page, 'By email').focus();
	await page.keyboard.press('Space');
	await expect(panel(page).getByLabel('Email address')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(panel(page).getByLabel('Email address')).toBeFocused();
	await page.keyboard.type('kim@example');
	await page.keyboard.press('Enter');
	await expect(panel(page).getByRole('alert')).toHaveText(
		'Please enter your email address, such as name@example.com.',
	);
	await expect(panel(page).getByLabel('Email address')).toHaveAccessibleDescription(
		/^Please enter your email address/,
	);
	expectRefusals(complaints);
	await panel(page).getByLabel('Email address').fill('kim@example.com');
	await page.keyboard.press('Enter');
	await expect(panel(page)).toContainText('We’ve emailed you a link. Open it to turn alerts on.');
	await page.goto(site() + (await linkTo(page, 'kim@example.com')));
	await page.getByRole('button', { name: 'Turn on email alerts' }).click();
	await expect(page.getByRole('heading', { name: 'Email alerts are on' })).toBeVisible();
	await page.goto(`${site()}/watchlist`);
	await expect(bySwitch(page, 'By email')).toBeChecked();
	await expect(panel(page)).toContainText('kim@example.com');
	await panel(page)
		.getByText(/^Read the words you agreed to on/)
		.click();
	await expect(panel(page)).toContainText(
		'may email me about cars and searches I’ve saved: at most one email a day',
	);
	await bySwitch(page, 'By email').click();
	await expect(panel(page)).toContainText('Off. Turning it on asks for your address.');
});

test('a double press asks for one link, and the focus stays in the panel, also when the link is asked for again', async ({
	page,
}) => {
	await openWatchlist(page);
	let asked = 0;
	await page.route('**/api/alerts/start', async (route) => {
		asked += 1;
		await new Promise((done) => setTimeout(done, 500));
		await route.continue();
	});
	await bySwitch(page, 'By email').click();
	await panel(page).getByLabel('Email address').fill('lou@example.com');
	await panel(page).getByRole('button', { name: 'Email me a link' }).dblclick();
	await expect(panel(page)).toContainText('We’ve emailed you a link.');
	await expect(bySwitch(page, 'By email')).toBeFocused();
	expect(asked).toBe(1);
	await panel(page).getByRole('button', { name: 'Send it again, or change the address' }).click();
	await expect(panel(page).getByLabel('Email address')).toBeFocused();
});

test('text alerts need a box that is not ticked beforehand; the switch alone sends nothing', async ({
	page,
}) => {
	const phone = newNumber();
	await openWatchlist(page, phone);
	const started: unknown[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/alerts/start')) started.push(request.postDataJSON());
	});
	await bySwitch(page, 'By text').click();
	await expect(panel(page)).toContainText(`To ${phone}. Nothing is sent until you agree below.`);
	const box = panel(page).getByRole('checkbox', { name: /may text me about cars and searches I’ve saved/ });
	await expect(box).not.toBeChecked();
	await panel(page).getByRole('button', { name: 'Turn on texts' }).click();
	await expect(panel(page).getByRole('alert')).toHaveText(
		'Please tick the box if you agree, or turn texts off.',
	);
	await expect(box).toHaveAccessibleDescription('Please tick the box if you agree, or turn texts off.');
	expect(started).toEqual([]);
	for (const width of [1280, 375]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await faults(page), `${width} px`).toEqual([]);
	}
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await scrollWidth(page)).toBe(320);
	await box.check();
	await panel(page).getByRole('button', { name: 'Turn on texts' }).click();
	await expect(panel(page).getByText(/^Read the words you agreed to on/)).toBeVisible();
	expect(started).toEqual([
		{
			channel: 'text',
			words: expect.stringMatching(
				/ may text me about cars and searches I’ve saved: at most one text a day, between 9 am and 8 pm\./,
			),
			page: '/watchlist',
			time_zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
		},
	]);
	await page.reload();
	await expect(bySwitch(page, 'By text')).toBeChecked();
	await bySwitch(page, 'By text').click();
	await expect(panel(page)).toContainText('Off. Turning it on asks for your consent.');
});

test('a choice that does not reach the lead API says so, and changes nothing', async ({
	page,
	complaints,
}) => {
	await openWatchlist(page);
	await page.route('**/api/alerts/start', (route) => route.abort());
	await bySwitch(page, 'By text').click();
	await panel(page)
		.getByRole('checkbox', { name: /may text me/ })
		.check();
	await panel(page).getByRole('button', { name: 'Turn on texts' }).click();
	await expect(panel(page).getByRole('alert')).toHaveText(
		'We couldn’t reach our system. Nothing has changed: please try again.',
	);
	// The browser reports the call that was cut off.
	expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/alerts/start')]);
});
