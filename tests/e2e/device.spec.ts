import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
	compareButton,
	GONE,
	keptIn,
	openList,
	saveButton,
	savedLink,
	tick,
	tray,
} from '../fixtures/browser/marks.ts';
import { expect, originOf, outDir, searchIsLive, test } from '../fixtures/browser/site-test.ts';
import { pageSamples } from '../fixtures/sites/page-samples.ts';

const SITE = 'merriwether';

/** Puts something into the storage before any page of a site runs. */
async function keep(page: Page, name: string, text: string): Promise<void> {
	await page.addInitScript(
		([key, value]) => {
			if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
		},
		[`forecourt.${SITE}.${name}`, text] as const,
	);
}

/** The ids of the vehicles a page has told so far that they were saved (ANALYTICS-007), with a space between them. */
async function hearSaves(page: Page): Promise<() => Promise<unknown>> {
	await page.evaluate(() => {
		const saves: string[] = [];
		addEventListener('forecourt:event', (event) => {
			const { event_id, details } = (event as CustomEvent).detail;
			if (event_id === 39) saves.push(details.car_id);
			document.body.dataset['saves'] = saves.join(' ');
		});
	});
	return () => page.evaluate(() => document.body.dataset['saves']);
}

test.describe('saving', () => {
	test('a heart on a card saves its vehicle, and the header counts it (LOCAL-001, LOCAL-003, LOCAL-006)', async ({
		page,
	}) => {
		const cards = await openList(page, SITE);
		const saves = await hearSaves(page);
		const heart = saveButton(cards.nth(1));
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await expect(savedLink(page)).toHaveText(/1$/);
		await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
		const kept = (await keptIn(page, SITE, 'favourites')) as { id: string }[];
		expect(kept.map((entry) => Object.keys(entry))).toEqual([
			['id', 'name', 'slug', 'make', 'model', 'primary_image_url'],
		]);
		expect(await saves()).toBe(kept[0]?.id);
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'false');
		await expect(savedLink(page)).toHaveText(/\D$/);
		expect(await saves(), 'LOCAL-002').toBe(kept[0]?.id);
	});

	test('the saved vehicle is on its page, and a removed one is restored by Undo', async ({ page }) => {
		const cards = await openList(page, SITE);
		const title = await cards.nth(1).getByRole('heading').innerText();
		await saveButton(cards.nth(1)).click();
		await page.getByRole('link', { name: 'View list' }).click();
		await expect(page).toHaveURL(/\/favourites$/);
		await expect(cards).toHaveCount(1);
		await expect(cards.getByRole('heading')).toHaveText(title, { useInnerText: true });
		await expect(cards).toContainText('$');
		await saveButton(cards).click();
		await expect(page.getByText('Nothing saved yet.')).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(cards).toHaveCount(1);
	});

	test('a toast stays while the pointer is over it (resolution 222)', async ({ page }) => {
		const cards = await openList(page, SITE);
		await page.clock.install();
		await saveButton(cards.first()).click();
		const words = page.getByText('is saved.');
		await words.hover();
		await page.clock.runFor(10_000);
		await expect(words).toBeVisible();
		await page.mouse.move(5, 5);
		await page.clock.runFor(3100);
		await expect(words).toHaveCount(0);
	});

	test('another tab follows, also one without any press', async ({ page, context }) => {
		const cards = await openList(page, SITE);
		const other = await context.newPage();
		const otherCards = await openList(other, SITE);
		await saveButton(cards.first()).click();
		await expect(savedLink(other)).toHaveText(/1$/);
		await expect(saveButton(otherCards.first())).toHaveAttribute('aria-pressed', 'true');
		await saveButton(otherCards.first()).click();
		await expect(saveButton(cards.first())).toHaveAttribute('aria-pressed', 'false');
	});

	test('cards a search renders again keep their saved state', async ({ page }) => {
		const cards = await openList(page, SITE);
		await searchIsLive(page);
		await saveButton(cards.first()).click();
		const title = await cards.first().getByRole('heading').innerText();
		await page.locator('#keyword').fill(title.split('\n')[0] ?? '');
		await expect(page).toHaveURL(/\?/);
		await expect(saveButton(cards.first())).toHaveAttribute('aria-pressed', 'true');
		await saveButton(cards.nth(1)).click();
		await expect(saveButton(cards.nth(1))).toHaveAttribute('aria-pressed', 'true');
		await expect(savedLink(page)).toHaveText(/2$/);
	});

	test('a vehicle page saves the vehicle and records the view (LOCAL-004, LOCAL-005, VDPACT-014)', async ({
		page,
	}) => {
		const cards = await openList(page, SITE);
		await cards.first().getByRole('heading').getByRole('link').click();
		await expect(page).toHaveURL(/\/cars\//);
		const heart = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
		await heart.click();
		await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		const slug = new URL(page.url()).pathname.split('/').at(-1);
		expect(await keptIn(page, SITE, 'viewed')).toMatchObject([{ slug }]);
		expect(Object.keys(((await keptIn(page, SITE, 'viewed')) as object[])[0] ?? {})).toEqual(
			expect.arrayContaining(['id', 'stocknum', 'make', 'model', 'body', 'simple_body']),
		);
		await page.goto(`${originOf(SITE)}/favourites`);
		await expect(cards).toHaveCount(1);
		await saveButton(cards).click();
		await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
	});

	test('a sold vehicle has Save only where it is saved (SOLD-004)', async ({ page }) => {
		const path = pageSamples(join(outDir(), SITE)).find(({ kind }) => kind === 'sold vehicle')?.path;
		await page.goto(`${originOf(SITE)}${path}`);
		await expect(page.getByText('has been sold').first()).toBeVisible();
		const buttons = page.locator('main > * > [class*=side] [data-mark]');
		await expect(buttons).toHaveCount(1);
		await expect(buttons).toBeHidden();
		await page.evaluate((key) => {
			const said = document.querySelector<HTMLElement>('main[data-vehicle]')?.dataset['vehicle'] ?? '';
			localStorage.setItem(key, `[${said}]`);
		}, `forecourt.${SITE}.favourites`);
		await page.reload();
		await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
	});
});

test.describe('comparing', () => {
	test('four are ticked, a fifth is refused, and the four are side by side (resolution 97)', async ({
		page,
	}) => {
		const cards = await openList(page, SITE);
		await tick(cards, 4);
		const fifth = compareButton(cards.nth(4));
		await fifth.click();
		await expect(page.getByText('4 can be compared at once. Take one out first.')).toBeVisible();
		await expect(fifth).toHaveAttribute('aria-pressed', 'false');
		await tray(page).getByRole('link', { name: 'Compare 4' }).click();
		await expect(page).toHaveURL(/\/compare\?cars=([a-z0-9-]+,){3}[a-z0-9-]+$/);
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		const price = page.getByRole('row', { name: /^Price/ });
		await expect(price.getByRole('cell', { name: /\$/ })).toHaveCount(4);
		await expect(page.getByRole('rowheader', { name: 'Colour (differs)', exact: true })).toBeVisible();
		const rows = page.getByRole('row');
		const all = await rows.count();
		await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
		expect(await rows.count()).toBeLessThan(all);
		expect(await page.getByRole('rowheader').filter({ hasNotText: 'differs' }).count()).toBe(0);
	});

	test('a vehicle removed from the comparison is not ticked, nor in its address', async ({ page }) => {
		const cards = await openList(page, SITE);
		await tick(cards, 3);
		await tray(page).getByRole('link', { name: 'Compare 3' }).click();
		await page
			.getByRole('button', { name: /^Remove/ })
			.first()
			.click();
		await expect(page.getByRole('columnheader')).toHaveCount(2);
		await expect(page).toHaveURL(/cars=[^,]+,[^,]+$/);
		expect(await keptIn(page, SITE, 'compare')).toHaveLength(2);
		await page.getByRole('button', { name: 'Clear all' }).click();
		await expect(page.getByText('Nothing to compare yet.')).toBeVisible();
		await expect(page).toHaveURL(/\/compare$/);
		expect(await keptIn(page, SITE, 'compare')).toEqual([]);
	});

	test('vehicles are taken out of the tray, one by one or all', async ({ page }) => {
		const cards = await openList(page, SITE);
		await tick(cards, 3);
		await tray(page)
			.getByRole('button', { name: /^Take out/ })
			.first()
			.click();
		await expect(compareButton(cards.first())).toHaveAttribute('aria-pressed', 'false');
		await tray(page).getByRole('button', { name: 'Clear' }).click();
		await expect(tray(page)).toBeHidden();
		await expect(compareButton(cards.nth(2))).toHaveAttribute('aria-pressed', 'false');
	});

	test('an address shows the same comparison in any browser, four at most, with a note of missing vehicles', async ({
		page,
		complaints,
	}) => {
		const cards = await openList(page, SITE);
		const slugs = await cards
			.locator('h3 a')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
		await page.goto(
			`${originOf(SITE)}/compare?cars=${[slugs[0], GONE.slug, slugs[0], ...slugs.slice(1, 4)]}`,
		);
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		await expect(
			page.getByText('You can compare up to 4 at once, so 1 more in this link is not shown.'),
		).toBeVisible();
		const gone = page.getByRole('columnheader').nth(1);
		await expect(gone).toContainText('no longer available');
		await expect(gone.getByRole('link')).toHaveCount(0);
		expect(await keptIn(page, SITE, 'compare')).toBeNull();
		expect(complaints.splice(0)).toEqual([expect.stringMatching(/^4(04|10): .*gone-1\.json$/)]);
	});

	test('on a phone the names of the rows stay while the vehicles are scrolled', async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 740 });
		const cards = await openList(page, SITE);
		await tick(cards, 3);
		await tray(page).getByRole('link', { name: 'Compare 3' }).click();
		const last = page.getByRole('columnheader').last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
		await expect(page.getByRole('rowheader', { name: /^Price/ })).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});
});

test.describe('the browser’s storage', () => {
	test('a saved vehicle that is no longer listed is marked, and can be removed', async ({
		page,
		complaints,
	}) => {
		await keep(page, 'favourites', JSON.stringify([GONE]));
		await page.goto(`${originOf(SITE)}/favourites`);
		await expect(page.getByText('The car you saved is no longer for sale.')).toBeVisible();
		const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: GONE.name });
		await expect(cards.filter({ hasText: 'sold or withdrawn' })).toHaveCount(1);
		await saveButton(cards.filter({ hasText: 'No longer available' })).click();
		await expect(page.getByText('Nothing saved yet.')).toBeVisible();
		expect(complaints.splice(0)).toEqual([expect.stringMatching(/^4(04|10): .*gone-1(\.json)?$/)]);
	});

	for (const text of ['{not json', '"text"', '[null,7,{"id":1}]', '{"0":{}}'])
		test(`${text} in the storage counts as nothing`, async ({ page }) => {
			for (const name of ['favourites', 'compare', 'viewed']) await keep(page, name, text);
			const cards = await openList(page, SITE);
			await expect(savedLink(page)).toHaveText(/\D$/);
			await saveButton(cards.first()).click();
			await tick(cards, 1);
			await expect(savedLink(page)).toHaveText(/1$/);
			expect(await keptIn(page, SITE, 'favourites')).toHaveLength(1);
			await page.goto(`${originOf(SITE)}/favourites`);
			await expect(saveButton(cards)).toHaveCount(1);
		});

	test('with a blocked storage everything works as long as the page', async ({ page }) => {
		const warnings: string[] = [];
		page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('denied', 'SecurityError');
				},
			});
		});
		const cards = await openList(page, SITE);
		await saveButton(cards.first()).click();
		await expect(page.getByText('is saved until you leave this page')).toBeVisible();
		await expect(savedLink(page)).toHaveText(/1$/);
		await tick(cards, 2);
		await tray(page).getByRole('link', { name: 'Compare 2' }).click();
		await expect(page.getByRole('columnheader')).toHaveCount(2);
		await page.getByRole('columnheader').first().getByRole('link').first().click();
		await expect(page).toHaveURL(/\/cars\//);
		await expect.poll(() => warnings.join(), 'LOCAL-011').toContain('.viewed lives no longer than this page');
	});

	test('the keyboard alone saves, compares and undoes', async ({ page }) => {
		const cards = await openList(page, SITE);
		for (const index of [0, 1]) {
			await compareButton(cards.nth(index)).focus();
			await page.keyboard.press('Space');
		}
		await expect(tray(page).getByRole('link', { name: 'Compare 2' })).toBeVisible();
		await saveButton(cards.first()).focus();
		await page.keyboard.press('Enter');
		await expect(savedLink(page)).toHaveText(/1$/);
		await savedLink(page).focus();
		await page.keyboard.press('Enter');
		await expect(cards).toHaveCount(1);
		await saveButton(cards).focus();
		await page.keyboard.press('Space');
		await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(cards).toHaveCount(1);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('there are no dead buttons, and the empty pages give the reason', async ({ page }) => {
		await page.goto(`${originOf(SITE)}/search/new-used-and-demo-cars`);
		await expect(page.locator('[data-mark]').first()).toBeHidden();
		await expect(page.locator('[data-mark]').filter({ visible: true })).toHaveCount(0);
		for (const path of ['/favourites', '/compare']) {
			await page.goto(`${originOf(SITE)}${path}`);
			// Found by text are only words outside <noscript>.
			const words = page.getByRole('main').locator('noscript');
			await expect(words.locator('p', { hasText: 'turned off' })).toBeVisible();
			await expect(words.locator('a', { hasText: /^See all/ })).toBeVisible();
		}
	});
});
