import { newNumber, signIn } from '../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../fixtures/browser-sites/accounts.ts';
import { serveSites } from '../fixtures/browser-sites/serve-sites.ts';
import { scriptBytesAfter } from './script-bytes.ts';

/**
 * What a signed-in visitor's watchlist loads at once; the target is 90,000. React is 69,500 of it, the contract's schemas are 10,000, the card's
 * rules for prices and actions 6,000, hearts and the count in the header 6,000, the panel of alerts 1,700.
 * Raised from 111,200: parts that it shares with the garage are files of their own, and searches that wait for sign-in.
 */
const SCRIPT_OF_WATCHLIST = 111_800;

test(`the watchlist has loaded at most ${SCRIPT_OF_WATCHLIST} bytes of script`, async ({ page }, info) => {
	const sites = await serveSites([ACCOUNTS]);
	const site = sites.origin(ACCOUNTS);
	await signIn(page, { site, origin: sites.origin() }, newNumber());
	const bytes = await scriptBytesAfter(page, async () => {
		await page.goto(`${site}/watchlist`, { waitUntil: 'networkidle' });
		await expect(page.getByText('Nothing saved yet.')).toBeVisible();
	});
	info.annotations.push({ type: 'bytes', description: `${bytes} /watchlist` });
	expect(bytes).toBeGreaterThan(60_000);
	expect(bytes).toBeLessThanOrEqual(SCRIPT_OF_WATCHLIST);
	await sites.close();
});
