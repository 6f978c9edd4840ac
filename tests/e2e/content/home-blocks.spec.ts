import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { home, LONG } from '../../fixtures/dealers/everything/home.ts';
import { DEMO_DEALERS } from '../../fixtures/sites/test-sites.ts';

const HOME = originOf('everything');

test('the sell strip has the specification’s text by default (HOME-008 to HOME-011)', async ({ page }) => {
	await page.goto(HOME);
	await expect(
		page.getByRole('heading', { name: 'We Would Love To Buy Your Vehicle. Get $$$ For Your Car Today!' }),
	).toBeVisible();
	await page.goto(originOf('merriwether'));
	await expect(page.getByRole('link', { name: 'Click Here To Sell' })).toHaveAttribute(
		'href',
		'/sell-your-car',
	);
});

test('the loan block leads to the dealership’s own repayments (HOME-004 to HOME-006, FINANCE-010)', async ({
	page,
}) => {
	await page.goto(HOME);
	await expect(
		page.getByRole('heading', { name: 'Get started with your personalised repayment' }),
	).toBeVisible();
	await expect(page.getByRole('link', { name: 'Get Your Repayments' })).toHaveAttribute(
		'href',
		'https://lender.example/apply',
	);
	await page.goto(originOf('harbourline'));
	await expect(page.getByRole('link', { name: 'Get Your Repayments' })).toHaveCount(0);
});

test('GET A QUOTE is on lists of used vehicles and on their pages only (HOME-007)', async ({ page }) => {
	const quote = page.getByRole('link', { name: 'GET A QUOTE' });
	await page.goto(`${HOME}/used-car/list`);
	await expect(quote).toHaveAttribute('href', 'https://lender.example/quote');
	await page.goto(`${HOME}/cars/2022-toyota-corolla-ascent-offer`);
	await expect(quote).toHaveAttribute('href', 'https://lender.example/quote');
	for (const path of ['/new-car/list', '/cars/2026-toyota-corolla-ascent-new']) {
		await page.goto(HOME + path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(quote).toHaveCount(0);
	}
});

test('GET A QUOTE of one dealership is not on the used vehicles of the whole group (HOME-007)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}/search/used-cars`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: 'GET A QUOTE' })).toHaveCount(0);
});

for (const slug of ['everything', ...DEMO_DEALERS.slugs])
	test(`adjacent blocks of ${slug} without a background have one gap between them`, async ({ page }) => {
		await page.goto(originOf(slug));
		const gaps = await page.locator('main > .section:not(.section--sunk)').evaluateAll((blocks) =>
			blocks.flatMap((block) => {
				const next = block.nextElementSibling;
				const { display, paddingBottom } = getComputedStyle(block);
				// A block with nothing to show has no box, and no gap.
				if (display === 'none' || !next?.matches('.section:not(.section--sunk)')) return [];
				return [Number.parseFloat(paddingBottom) + Number.parseFloat(getComputedStyle(next).paddingTop)];
			}),
		);
		expect(gaps.length).toBeGreaterThan(0);
		expect(new Set(gaps)).toEqual(new Set([72]));
	});

/** Selectors of the blocks with a long text; the promotion has ended and does not show its own. */
const WITH_TEXT = home.blocks
	.filter((block) => JSON.stringify(block).includes(LONG) && !('expires' in block))
	.map(({ block }) => `.${block}`);

test('a long text of any block shows about 160 characters, and all of it on View more (HOME-001, HOME-013)', async ({
	page,
}) => {
	expect(WITH_TEXT.length).toBeGreaterThan(5);
	await page.goto(HOME);
	for (const selector of WITH_TEXT) {
		const block = page.locator(selector);
		const end = block.getByText('even where you still owe money on it.');
		await expect(end, selector).toBeHidden();
		await block.getByText('View more').click();
		await expect(end, selector).toBeVisible();
		await block.getByText('View less').click();
		await expect(end, selector).toBeHidden();
	}
});

test('each payment method has its name, with its logo or a drawing of its kind (HOME-012)', async ({
	page,
}) => {
	await page.goto(HOME);
	const ways = page.getByRole('region', { name: 'We accept' }).getByRole('listitem');
	await expect(ways).toHaveText(['Visa', 'Bank transfer']);
	await expect(ways.nth(0).locator('img')).toHaveAttribute('src', /visa/);
	await expect(ways.nth(1).locator('img')).toHaveAttribute('src', /bank/);
});

test('the banner leads to special offers, service and trade-in (HOME-003)', async ({ page }) => {
	await page.goto(originOf('merriwether'));
	const links = page.getByRole('region', { name: 'More for you' }).getByRole('link');
	const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(found).toEqual(['/special-offers', '/service', '/trade-in']);
});

for (const width of [768, 1280])
	test(`at ${width} px the three links of the banner are of one height, and their titles and texts line up`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(originOf('merriwether'));
		const region = page.getByRole('region', { name: 'More for you' });
		// However long one of them is.
		await region.locator('b, span').evaluateAll((all) => {
			for (const index of [0, 3]) all[index]?.append(' and more of it'.repeat(3));
		});
		for (const part of ['a', 'b', 'span', 'svg']) {
			const boxes = await region
				.locator(part)
				.evaluateAll((all) =>
					all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
				);
			const tops = boxes.map(([top = 0]) => Math.round(top));
			expect(tops, part).toEqual(tops.map(() => tops[0]));
			if (part === 'a') expect(new Set(boxes.map(([, bottom = 0]) => Math.round(bottom))).size).toBe(1);
		}
	});

test('promises have a link to their terms (HOME-014, HOME-015, HOME-019, resolution 221)', async ({
	page,
}) => {
	await page.goto(originOf('righto'));
	const strip = page.getByRole('region', { name: 'Our guarantees' });
	await expect(strip.getByRole('listitem')).toHaveText([
		'Haggle-free price',
		'48hr money back',
		'Lifetime engine guarantee',
		'Cool value servicing for life',
		'12 months roadside assist',
		'Reserve online',
	]);
	await expect(strip.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pages/guarantee-terms');
	await page.goto(originOf('harbourline'));
	await expect(page.getByRole('heading', { name: '3 year warranty' })).toBeVisible();
	await page.goto(originOf('merriwether'));
	await expect(page.getByText('shares $100,000 among')).toBeVisible();
});
