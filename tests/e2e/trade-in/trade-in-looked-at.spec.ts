import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import {
	answerQuestions,
	fillInContact,
	heading,
	press,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

for (const { from, name } of [
	{ from: '/offers/rav4-three-services', name: 'Three services included with RAV4 Hybrid' },
	{ from: '/corolla-hatch', name: 'Corolla Hatch' },
])
	test(`a trade-in that begins on ${from} names it in its steps, to the dealer, and when it goes on another day`, async ({
		page,
	}) => {
		const api = await answerLeads(page);
		await answerTradeIns(page);
		await page.goto(originOf('harbourline') + from);
		const block = page.getByRole('region', { name: 'What’s your car worth?' });
		await block.getByLabel('Number plate').fill('1ABC123');
		await block.getByLabel('Registered in').selectOption('WA');
		await block.getByRole('button', { name: 'Get an estimate' }).click();
		await expect(heading(page, 'Is this your car?')).toBeFocused();
		const about = page.locator('[data-subject]');
		await expect(about).toHaveText(`Trade in on${name}`);
		await expect(about.getByRole('link')).toHaveAttribute('href', from);
		expect(await faults(page)).toEqual([]);
		await press(page, 'Yes, that’s it');
		await answerQuestions(page);
		await press(page, 'Save and continue');
		await press(page, 'Skip photos');
		await page.goto(`${originOf('harbourline')}/trade-in`);
		await page.locator('form[data-lead]').dispatchEvent('change');
		await expect(heading(page, 'Carry on with your CX-5?')).toBeVisible();
		await expect(about).toHaveText(`Trade in on${name}`);
		await press(page, 'Carry on: how to reach you');
		await expect(about).toBeVisible();
		await fillInContact(page);
		if (await page.getByLabel('Nearest to you').isVisible())
			await page.getByLabel('Nearest to you').selectOption({ index: 1 });
		await press(page, 'Show my estimate');
		await expect(heading(page, 'Your estimate')).toBeFocused();
		expect(api.leads[0]?.body).toMatchObject({ category: 'Trade In', looking_at: name });
	});
