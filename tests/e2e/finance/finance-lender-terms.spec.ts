import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';
import { vehiclePages } from '../../fixtures/sites/page-samples.ts';

const answer = (page: Page) => page.getByRole('region', { name: 'Your estimate' });

/** The path of a vehicle whose facts, as the build wrote them, contain a text. */
function vehicleWith(slug: string, text: string): string {
	const dir = join(outDir(), slug, 'cars');
	const file = readdirSync(dir).find(
		(name) => name.endsWith('.json') && readFileSync(join(dir, name), 'utf8').includes(text),
	);
	return `/cars/${file?.replace('.json', '')}`;
}

test('one site’s calculator begins at 10 % (FINANCE-028)', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}/finance`);
	await expect(answer(page)).toContainText('10.00%');
	await expect(page.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('10.00');
});

test('a repayment is one of 52 a year by the week, 26 by the fortnight and 12 by the month (FINANCE-032)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}/finance`);
	for (const [name, perYear] of [
		['Week', 52],
		['Fortnight', 26],
		['Month', 12],
	] as const) {
		await page.getByRole('radio', { name }).check();
		// The annuity of $30,000 over 5 years at 10 %.
		const rate = 0.1 / perYear;
		const repayment = (30_000 * rate) / (1 - (1 + rate) ** (-5 * perYear));
		await expect(answer(page)).toContainText(`$${repayment.toFixed(2)} a ${name.toLowerCase()}`);
	}
});

test('the disclaimer of one dealership has its range of comparison rates (FINANCE-039)', async ({ page }) => {
	const path = vehicleWith('merriwether', '8.38% to 19.42%');
	await page.goto(`${originOf('merriwether')}${path}#finance-calculator`);
	await page.locator('summary').filter({ hasText: 'What this assumes' }).click();
	await page.locator('#calculator-disclaimer').getByText('Show More').click();
	await expect(page.locator('#calculator-disclaimer')).toContainText('8.38% to 19.42% p.a.');
});

test('an estimate without a balloon says $0 final payment (FINANCE-056)', async ({ page }) => {
	const dir = join(outDir(), 'righto');
	const file = vehiclePages(dir).find((name) =>
		readFileSync(join(dir, name), 'utf8').includes('estimate__text'),
	);
	await page.goto(`${originOf('righto')}/${file?.replace('.html', '')}`);
	await expect(page.locator('.estimate__text').first()).toContainText('$0 final payment');
});
