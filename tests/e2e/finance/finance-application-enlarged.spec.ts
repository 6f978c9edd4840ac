import type { Page } from 'playwright/test';
import {
	answerField,
	fillInContact,
	fillInIncome,
	fillInWork,
	saveAndContinue,
	stepHeading,
} from '../../fixtures/browser/finance-application.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();
const ADDRESS = '/apply-for-finance?car_id=v0&deposit=6000&term_years=5';

/** Elements that extend past the right edge of the page. */
const wide = (page: Page) =>
	page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		if (document.documentElement.scrollWidth <= width) return [];
		return [...document.querySelectorAll('body *')]
			.filter((one) => one.getBoundingClientRect().right > width + 1)
			.map((one) => `${one.tagName}.${one.className}`);
	});

for (const { name, width, root } of [
	{ name: 'at 320 pixels', width: 320, root: '' },
	{ name: 'on a phone with text at 200 %', width: 375, root: '200%' },
	{ name: 'on a phone', width: 375, root: '' },
])
	test(`no step of an application scrolls sideways ${name}, nor do its errors and its overview`, async ({
		page,
		context,
	}) => {
		const enlarge = (tab: Page) =>
			tab.evaluate(
				(size) => document.documentElement.style.setProperty('font-size', size, 'important'),
				root,
			);
		await answerLeads(page);
		await page.setViewportSize({ width, height: 640 });
		await site.open(page, ADDRESS);
		await enlarge(page);
		await expect(answerField(page, 'vehicle_price')).toHaveValue('25000');
		await saveAndContinue(page);
		await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
		expect(await wide(page), 'errors').toEqual([]);
		await fillInContact(page);
		for (const [title, fillIn] of [
			['Your loan', null],
			['Your work', fillInWork],
			['Income and expenses', fillInIncome],
			['Check, then send', null],
		] as const) {
			await saveAndContinue(page);
			await expect(stepHeading(page, title)).toBeFocused();
			expect(await wide(page), title).toEqual([]);
			await fillIn?.(page);
		}
		const again = await context.newPage();
		await again.setViewportSize({ width, height: 640 });
		await site.open(again, ADDRESS);
		await enlarge(again);
		await expect(again.getByText('We’ve kept what you entered')).toBeVisible();
		expect(await wide(again), 'overview').toEqual([]);
	});
