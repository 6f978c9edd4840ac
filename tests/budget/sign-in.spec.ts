import { askForCode, newNumber } from '../fixtures/browser/sign-in-page.ts';
import { expect, originOf, test } from '../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../fixtures/browser-sites/accounts.ts';
import { OVER_BUDGET } from './over-budget.ts';
import { scriptBudget, scriptBytesAfter } from './script-bytes.ts';

/** What the sign-in page loads from the first touch of its field up to the code; React is 69,500 of it. */
const SCRIPT_OF_LIVE_SIGN_IN = 90_000;

test(`the sign-in page loads at most ${scriptBudget('sign-in')} bytes of script before, and ${SCRIPT_OF_LIVE_SIGN_IN} after its first touch`, async ({
	page,
}, info) => {
	const address = `${originOf(ACCOUNTS)}/sign-in?type=garage`;
	const untouched = await scriptBytesAfter(page, () => page.goto(address, { waitUntil: 'networkidle' }));
	const touched = await scriptBytesAfter(page, async () => {
		await askForCode(page, newNumber());
		await page.waitForLoadState('networkidle');
	});
	info.annotations.push({ type: 'bytes', description: `${untouched}, then ${touched}` });
	expect(untouched).toBeGreaterThan(0);
	expect(untouched, OVER_BUDGET).toBeLessThanOrEqual(scriptBudget('sign-in'));
	expect(touched).toBeGreaterThan(untouched);
	expect(touched, OVER_BUDGET).toBeLessThanOrEqual(SCRIPT_OF_LIVE_SIGN_IN);
});
