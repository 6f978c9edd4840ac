import { faults } from '../../fixtures/browser/axe-faults.ts';
import { brokenNames } from '../../fixtures/browser/broken-names.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { goToEstimate, press } from '../../fixtures/browser-sites/trade-in-steps.ts';

const SENT = {
	reference: 'A1B2-C3D4',
	vehicle: { title: '2024 Toyota HiLux', price_text: '$51,000', picture: null, path: '/cars/car-0' },
	time: 'Tue 24 Nov 2026, 9:00am',
	loan: null,
	place: { name: 'Form Motors', address: null, phone: '(07) 5550 0100' },
	trade_in: {
		words: {
			title: '$23,400 is held for your 2021 Mazda CX-5 Maxx Sport',
			text: 'It is held until 29 Nov 2026, subject to inspection.',
		},
		vehicle: '2021 Mazda CX-5 Maxx Sport',
		plate: '1ABC123 WA',
		item_type: 'car',
		looking_at: null,
		body: 'ute',
		colour: 'blue',
		estimate: '$23,400 held until 29 Nov 2026, subject to inspection',
		by_hand_reason: null,
	},
};

test('the success page says what a trade-in asked for, with the shopper’s own vehicle before the one they want', async ({
	page,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await page.context().route('**/api/enquiries/*', (route) => route.fulfill({ json: SENT }));
	await goToEstimate(page);
	await press(page, 'Accept $23,400');
	await expect(page).toHaveURL(/success/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'$23,400 is held for your 2021 Mazda CX-5 Maxx Sport',
	);
	await expect(page.getByText('It is held until 29 Nov 2026, subject to inspection.')).toBeVisible();
	await expect(page.getByText('Your reference is A1B2-C3D4')).toBeVisible();
	const request = page.getByRole('region', { name: 'Your request' });
	await expect(request).toContainText(
		/2021 Mazda CX-5 Maxx Sport.*1ABC123 WA.*\$23,400 held until 29 Nov 2026, subject to inspection.*You are looking at.*2024 Toyota HiLux.*Tue 24 Nov 2026, 9:00am/,
	);
	const drawing = request.locator('img');
	await expect(drawing).toHaveAttribute('src', /\/ute\.[\w-]+\.svg#blue$/);
	await expect
		.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	await expect(page.getByText('A buyer gets in touch')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	const widths = Array.from({ length: 20 }, (_, index) => 320 + index * 10);
	const use = page.getByText('Put the $23,400 for your 2021 Mazda');
	for (const text of [page.getByRole('heading', { level: 1 }), request, use])
		expect(await brokenNames(text, widths)).toEqual([]);
});
