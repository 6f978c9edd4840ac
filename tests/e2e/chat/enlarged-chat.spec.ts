import type { Locator } from 'playwright/test';
import { ENLARGEMENTS, enlarger, wideElements } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ANSWERING_CHAT } from '../../fixtures/browser-sites/accounts.ts';
import { ask, openPanel } from '../../fixtures/browser-sites/chat-panel.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ANSWERING_CHAT]);

/** Whether the first line of an element is in view, with nothing over it. */
const isInView = (element: Locator) =>
	element.evaluate((one) => {
		const { left = 0, top = 0, width = 0, height = 0 } = one.getClientRects()[0] ?? {};
		return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});

for (const { name, ...way } of ENLARGEMENTS) {
	test(`a question and its answer can be read in the panel ${name}`, async ({ page }) => {
		const panel = await openPanel(page, `${sites.origin(ANSWERING_CHAT)}/cars/car-0`);
		await (await enlarger(page))(way);
		const answer = await ask(panel, 'how many kms?');
		await expect.poll(() => isInView(answer.getByText('how many kms?'))).toBe(true);
		const figure = answer.getByText('Odometer:');
		await figure.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
		expect(await isInView(figure)).toBe(true);
		expect(await wideElements(page)).toEqual([]);
	});

	test(`a question and its answer can be read on the chat’s page ${name}`, async ({ page }) => {
		await page.goto(`${sites.origin(ANSWERING_CHAT)}/chat`);
		const main = page.getByRole('main');
		await main.getByLabel('Your question').click();
		await (await enlarger(page))(way);
		const answer = await ask(main, 'do you deliver?');
		await expect.poll(() => isInView(answer.getByText('do you deliver?'))).toBe(true);
		const sentence = answer.getByText('We deliver in Queensland').first();
		await sentence.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
		expect(await isInView(sentence)).toBe(true);
	});
}
