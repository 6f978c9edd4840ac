import { callLine, htmlPage } from '../../../src/lead-api/answers/html-page.ts';
import { ENLARGEMENTS, enlarger, scrollWidth, wideElements } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';

const SITE = {
	name: 'Wattle & Wander Caravans',
	phone: '(03) 5332 0917',
	frame: {
		theme_css: '',
		font_css: '',
		logo: null,
		wordmark:
			'<span class="logo"><svg class="logo__sign" viewBox="0 0 32 32"></svg><span class="logo__words">Wattle &amp; Wander<small>Caravans, Ballarat</small></span></span>',
		legal: ['Wattle & Wander Caravans Pty Ltd, ABN 00 611 205 338, LMCT 12069.'],
		links: [{ label: 'Privacy', href: '/privacy-policy' }],
	},
};

for (const way of ENLARGEMENTS)
	test(`a page of the lead API is no wider than the screen ${way.name}, and its text stays in its frame`, async ({
		page,
	}) => {
		const answer = htmlPage(200, 'Stop alerts by email?', callLine(SITE), SITE);
		await page.setContent(await answer.text());
		const enlarge = await enlarger(page);
		await enlarge(way);
		expect(await scrollWidth(page), (await wideElements(page)).join()).toBeLessThanOrEqual(
			way.viewport.width,
		);
		const rightOf = (name: string) =>
			page.locator(name).evaluate((element) => element.getBoundingClientRect().right);
		expect(await rightOf('main a')).toBeLessThanOrEqual(await rightOf('main'));
	});
