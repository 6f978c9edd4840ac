import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ANSWERING_CHAT } from '../../fixtures/browser-sites/accounts.ts';
import { ask, openPanel, turns } from '../../fixtures/browser-sites/chat-panel.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ANSWERING_CHAT]);

for (const width of [375, 1280])
	test(`vehicles are compared by the figures of both pages at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const panel = await openPanel(page, `${sites.origin(ANSWERING_CHAT)}/cars/car-0`);
		const cheaper = await ask(panel, 'Is it cheaper than the CX-5?');
		await expect(cheaper).toContainText('Answer: Yes.');
		await expect(cheaper).toContainText('Price: $25,000 Drive away');
		await expect(cheaper).toContainText('Price: $27,000 Drive away');
		await expect(cheaper).toContainText(/Mazda CX-5.*: Price/);
		await expect(await ask(panel, 'and the BT-50?')).toContainText('Price: $28,000 Drive away');
		await expect(await ask(panel, 'is it bigger than the BT-50?')).toContainText('I don’t know.');
		await expect(await ask(panel, 'is it cheaper than a Ferrari?')).toContainText('Nothing in stock now');
		await ask(panel, 'got any mazdas?');
		const fewer = await ask(panel, 'which one has fewer kilometres?');
		await expect(fewer).toContainText(/Answer: Of these, the \d+ Mazda CX-5/);
		await expect(fewer).toContainText('Odometer: 48,212 km');
		await expect(fewer).toContainText('Odometer: 48,213 km');
		await expect(await ask(panel, 'whats the cheapest ute you have?')).toContainText('BT-50');
		expect(await faults(page)).toEqual([]);
		expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
		const first = turns(panel).filter({ hasText: 'Is it cheaper than the CX-5?' });
		await first.getByRole('link', { name: 'See it on the page' }).last().click();
		await expect(page).toHaveURL(/car-2#main/);
		await page.getByRole('main').getByRole('button', { name: 'Ask your own' }).click();
		await expect(first).toContainText('Yes.');
	});
