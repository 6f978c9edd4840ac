import { ENLARGEMENTS, enlarger, scrollWidth, wideElements } from '../../fixtures/browser/enlarge.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const FIGURES = 'vehiclePriceBudget=123456.78&deposit=12345.67&trade_in_value=23456.78&balloon=34567.89';

for (const { name, ...way } of ENLARGEMENTS)
	test(`every number of the calculator is whole ${name}`, async ({ page }) => {
		await page.goto(`${originOf('harbourline')}/finance?${FIGURES}&interest_rate=12.75&term_years=6.5`);
		await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('123,456.78');
		const enlarge = await enlarger(page);
		await enlarge(way);
		const cut = page
			.locator('.ctl > .amt input')
			.evaluateAll((inputs) =>
				inputs
					.filter((input) => input.scrollWidth > input.clientWidth)
					.map((input) => (input as HTMLInputElement).value),
			);
		expect(await cut, 'numbers that are cut').toEqual([]);
		const broken = page.locator('.terms__figures td').evaluateAll((cells) =>
			cells
				.filter((cell) => {
					const text = document.createRange();
					text.selectNodeContents(cell);
					return text.getClientRects().length > 1 || cell.scrollWidth > cell.clientWidth;
				})
				.map((cell) => cell.textContent),
		);
		expect(await broken, 'figures over two lines').toEqual([]);
		const spilt = page
			.locator('.calculator .segments > div')
			.evaluateAll((rows) =>
				rows.flatMap((row) =>
					[...row.querySelectorAll('span')]
						.filter((word) => word.getBoundingClientRect().right > row.getBoundingClientRect().right)
						.map((word) => word.textContent),
				),
			);
		expect(await spilt, 'choices beside their row').toEqual([]);
		expect(await scrollWidth(page), String(await wideElements(page))).toBeLessThanOrEqual(way.viewport.width);
	});

test('on paper the figures have what they assume, the fees and the disclaimer, and no search box', async ({
	page,
}) => {
	await page.goto(`${originOf('harbourline')}/finance`);
	await page.emulateMedia({ media: 'print' });
	for (const text of ['A loan secured by the car', 'Security registration', 'lending criteria apply'])
		await expect(page.getByText(text).first()).toBeVisible();
	await expect(page.getByRole('search').first()).toBeHidden();
});
