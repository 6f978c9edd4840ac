import type { Page } from 'playwright/test';
import { agreeAndSend, goToReview, PRIVATE_ANSWERS } from '../../fixtures/browser/finance-application.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

/** Everything a browser lets others see: requests that send no lead, addresses, console, the page's own events. */
async function watch(page: Page): Promise<string[]> {
	const seen: string[] = [];
	page.on('request', (request) => {
		const isLead = new URL(request.url()).pathname === '/api/leads';
		seen.push(`${request.url()} ${isLead ? '' : request.postData()} ${JSON.stringify(request.headers())}`);
	});
	page.on('framenavigated', (frame) => seen.push(frame.url()));
	page.on('console', (message) => seen.push(message.text()));
	await page.exposeFunction('noteEvent', (event: string) => seen.push(event));
	await page.addInitScript(() => {
		const note = (event: Event) =>
			(window as unknown as { noteEvent: (text: string) => void }).noteEvent(
				JSON.stringify((event as CustomEvent).detail),
			);
		for (const name of ['forecourt:event', 'forecourt:search']) window.addEventListener(name, note);
	});
	return seen;
}

/** All that the browser keeps of a site. */
async function storedHere(page: Page): Promise<string> {
	const cookies = JSON.stringify(await page.context().cookies());
	return (
		cookies +
		(await page.evaluate(async () => {
			const databases = await indexedDB.databases();
			const caches = 'caches' in window ? await window.caches.keys() : [];
			return JSON.stringify([
				{ ...localStorage },
				{ ...sessionStorage },
				databases,
				caches,
				window.name,
				history.state,
			]);
		}))
	);
}

test('income, expenses, date of birth and licence number are in no event, request, log, address or storage', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const seen = await watch(page);
	await site.open(page, '/apply-for-finance?vehiclePriceBudget=25000&deposit=6000&term_years=5');
	await goToReview(page);
	expect(JSON.stringify(api.leads.map(({ body }) => body['application']))).toMatch(PRIVATE_ANSWERS);
	expect(await storedHere(page)).not.toMatch(PRIVATE_ANSWERS);
	await agreeAndSend(page);
	await expect(page).toHaveURL(/\/success/);
	await page.waitForLoadState('networkidle');
	expect(seen.length).toBeGreaterThan(10);
	expect(seen.filter((text) => PRIVATE_ANSWERS.test(text))).toEqual([]);
	expect(JSON.stringify(api.events)).not.toMatch(PRIVATE_ANSWERS);
	expect(await storedHere(page)).not.toMatch(PRIVATE_ANSWERS);
	for (const { body } of api.leads) {
		const { application: _, ...rest } = body;
		expect(JSON.stringify(rest)).not.toMatch(PRIVATE_ANSWERS);
	}
});
