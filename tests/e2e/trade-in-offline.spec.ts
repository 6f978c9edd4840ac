import { faults } from '../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../fixtures/browser/trade-in-answers.ts';
import {
	answerQuestions,
	fillInContact,
	findCar,
	heading,
	press,
} from '../fixtures/browser-sites/trade-in-steps.ts';

test('offline half-way, the form says what it could not find out, keeps everything, and sends it when the network is back', async ({
	page,
	context,
	complaints,
}) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await fillInContact(page);
	await page.context().unroute('**/api/**');
	await page.context().unroute('**/api/trade-in/**');
	await context.setOffline(true);
	await press(page, 'Show my estimate');
	await expect(heading(page, 'This one needs a person')).toBeFocused();
	await press(page, 'Ask us to call');
	await expect(page.getByText('What you typed is still here.')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await context.setOffline(false);
	const again = await answerLeads(page);
	await answerTradeIns(page);
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	expect(api.leads).toEqual([]);
	expect(again.leads.at(-1)?.body).toMatchObject({ name: 'Sam Lee', kms: 64_200, isLastStep: true });
	complaints.splice(0);
});
