import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, stored } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

test('a form submitted twice is sent once, with its button disabled meanwhile (ENQUIRY-012, resolution 121)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	api.answer = async () => {
		await held;
		return undefined;
	};
	const form = await site.ask(page, 'Enquire Now');
	await fillIn(form);
	const button = form.locator('[type=submit]');
	await button.dblclick();
	await expect(button).toBeDisabled();
	await expect(button).toHaveText('Sending…');
	await expect(button.locator('.spin')).toBeVisible();
	await expect.poll(() => api.leads.length).toBe(1);
	release();
	await expect(page).toHaveURL(/success/);
	expect(api.leads).toHaveLength(1);
});

test('when the service is down the text stays, the phone is offered, and a retry is the same lead (ENQUIRY-023, ENQUIRY-024)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async (_, body) =>
		body['name'] === 'Sam Lee' && api.leads.length === 1 ? { status: 503, json: {} } : undefined;
	await site.open(page, '/contact-us');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText('An error occurred when submitting this form');
	await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:0755500100');
	await expect(page.getByLabel('Message')).toHaveValue('Is it still there?');
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	const [first, second] = api.leads.map(({ body }) => body);
	expect(second?.['submission_id']).toBe(first?.['submission_id']);
	expect(second?.['captcha']).not.toBe(first?.['captcha']);
	expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

test('nothing of the forms loads before they are used', async ({ page }) => {
	const api = await answerLeads(page);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await site.open(page, '/cars/car-0');
	await page.waitForLoadState('networkidle');
	expect(scripts.filter((url) => /LeadForm\.[\w-]+\.js|solve-challenge/.test(url))).toEqual([]);
	expect(api.asked.filter((path) => path.includes('captcha'))).toEqual([]);
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect.poll(() => scripts.some((url) => /LeadForm\.[\w-]+\.js/.test(url))).toBe(true);
});

test('without its script the form posts as HTML', async ({ page, complaints }) => {
	const api = await answerLeads(page);
	await page.route(/LeadForm\.[\w-]+\.js/, (route) => route.abort());
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success$/);
	expect(api.posted[0]?.fields.get('name')).toBe('Sam Lee');
	complaints.splice(0);
});

test('a form whose script for sending cannot be loaded is stored on the device', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	await page.route(/\/sender\.[\w-]+\.js/, (route) => route.abort());
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page.getByText('saved on this device')).toBeVisible();
	expect(await stored(page, 'lead-draft')).toMatchObject([{ body: { email: 'sam@example.com' } }]);
	expect(api.leads).toEqual([]);
	complaints.splice(0);
});
