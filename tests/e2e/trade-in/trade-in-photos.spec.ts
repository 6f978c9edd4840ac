import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { store } from '../../fixtures/browser-sites/forms.ts';
import { fillInContact, heading, press, tradeInSite } from '../../fixtures/browser-sites/trade-in-steps.ts';

/** A picture that a browser can open: 2 x 2 pixels. */
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNkYPjPwMDAxMDAwMDAAAAGHAEDDgMV2AAAAABJRU5ErkJggg==',
	'base64',
);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** Opens the step with the photos, as a visitor who comes back to it. */
async function openPhotos(page: Page): Promise<void> {
	await store(page, 'form-progress', {
		'/trade-in': {
			search: '',
			step: 3,
			answers: {
				own_make: 'Mazda',
				own_model: 'CX-5',
				own_year: '2021',
				kms: '64,200',
				'adjustmentAnswers.body': 'normal',
				'adjustmentAnswers.tyres': 'worn',
				'adjustmentAnswers.service_history': 'full',
				'adjustmentAnswers.accident': 'no',
				finance: 'No',
				trade_in_learnt: JSON.stringify({ attempt: 'attempt-00001', isByHand: true, photos: [] }),
			},
			lead: null,
			time: Date.now(),
		},
	});
	await tradeInSite.open(page, '/trade-in');
	await page.getByRole('button', { name: 'Carry on: photos' }).click();
	await expect(page.getByRole('heading', { name: 'Show us a few photos' })).toBeFocused();
}

/** A PNG file as this browser makes it. */
async function drawnPng(page: Page): Promise<Buffer> {
	const address = await page.evaluate(() => {
		const canvas = document.createElement('canvas');
		canvas.width = 40;
		canvas.height = 30;
		return canvas.toDataURL('image/png');
	});
	return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('photos are sent one by one, can be removed, and files that are none are refused with words', async ({
	page,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	await openPhotos(page);
	const png = await drawnPng(page);
	await page.getByLabel('Add photos', { exact: true }).setInputFiles(file('any.png', 'image/png', png));
	await expect(page.getByText('1 of 12 added.')).toBeVisible();
	await page.getByRole('button', { name: 'Remove the photo: Another view' }).click();
	await expect(page.getByLabel('Add photos', { exact: true })).toHaveCount(1);
	service.photos.splice(0);
	const front = page.getByLabel('Add a photo: Front corner');
	await front.setInputFiles([file('a.png', 'image/png', png), file('b.png', 'image/png', png)]);
	await expect(page.getByText('2 of 12 added.')).toBeVisible();
	expect(service.photos).toHaveLength(2);
	expect(await faults(page)).toEqual([]);
	await page
		.getByLabel('Add a photo: Inside')
		.setInputFiles([
			file('IMG_1.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic')),
			file('invoice.pdf', 'application/pdf', Buffer.from('%PDF-1.7 an invoice')),
			file('photo.jpg', 'image/jpeg', Buffer.from('<script>alert(1)</script>')),
			file('broken.png', 'image/png', png.subarray(0, 24)),
			file('huge.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(40 * 1024 * 1024)])),
		]);
	const problems = page.getByText('5 files can’t be used').locator('..');
	await expect(problems).toContainText('IMG_1.heic: We can’t read HEIC photos.');
	await expect(problems).toContainText('invoice.pdf: This is not a photo we can read.');
	await expect(problems).toContainText('photo.jpg: This is not a photo we can read.');
	await expect(problems).toContainText('broken.png: This photo is damaged');
	await expect(problems).toContainText('huge.png: This photo is too large. Please send one of up to 36 MB.');
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Remove the photo: Front corner' }).click();
	await expect(page.getByText('1 of 12 added.')).toBeVisible();
	// After the picture has gone.
	await expect
		.poll(() => service.calls.at(-1))
		.toMatchObject({ path: '/removed-photos', body: { submission_id: 'attempt-00001' } });
});

test('a photo that stopped half-way is sent again, by hand or when the network is back', async ({
	page,
	complaints,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	await openPhotos(page);
	const png = await drawnPng(page);
	service.takesPhotos = false;
	await page.getByLabel('Add a photo: Front corner').setInputFiles([file('a.png', 'image/png', png)]);
	await expect(page.getByText('One photo didn’t get through')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	service.takesPhotos = true;
	await page.getByRole('button', { name: 'Front corner: try again' }).click();
	await expect(page.getByText('1 of 12 added.')).toBeVisible();
	service.takesPhotos = false;
	await page.getByLabel('Add a photo: Inside').setInputFiles([file('b.png', 'image/png', png)]);
	await expect(page.getByText('1 to try again')).toBeVisible();
	service.takesPhotos = true;
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await expect(page.getByText('2 of 12 added.')).toBeVisible();
	complaints.splice(0);
});

/** From the photos to the estimate, while a photo is on its way. */
async function goOnToEstimate(page: Page): Promise<void> {
	await page
		.getByLabel('Add a photo: Front corner')
		.setInputFiles([file('a.png', 'image/png', await drawnPng(page))]);
	await expect(page.getByText('1 on its way')).toBeVisible();
	await press(page, 'Continue');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	await fillInContact(page);
	await press(page, 'Show my estimate');
	await expect(heading(page, 'Your estimate')).toBeFocused();
}

test('the first photo that is chosen offline waits for the network', async ({
	page,
	context,
	complaints,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	await openPhotos(page);
	await expect(page.getByText('Optional.')).toBeVisible();
	await expect(page.getByText('Up to 12, as JPEG, PNG or WebP of up to 36 MB each')).toBeVisible();
	await page.waitForLoadState('networkidle');
	await page.context().unroute('**/api/**');
	await page.context().unroute('**/api/trade-in/**');
	await context.setOffline(true);
	await page
		.getByLabel('Add a photo: Front corner')
		.setInputFiles(file('a.png', 'image/png', await drawnPng(page)));
	await expect(page.getByRole('button', { name: 'Front corner: try again' })).toBeVisible();
	await answerLeads(page);
	const later = await answerTradeIns(page);
	await context.setOffline(false);
	await expect(page.getByText('1 of 12 added')).toBeVisible();
	expect(service.photos).toEqual([]);
	expect(later.photos).toHaveLength(1);
	complaints.splice(0);
});

test('a photo still on its way arrives before the trade-in is completed', async ({ page }) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	const { promise, resolve: arrive } = Promise.withResolvers<void>();
	service.photosWait = promise;
	await openPhotos(page);
	await goOnToEstimate(page);
	await press(page, 'Accept $23,400');
	await expect(page.getByRole('button', { name: 'Sending your photos…' })).toBeVisible();
	expect(api.leads.filter(({ body }) => body['isLastStep'])).toEqual([]);
	arrive();
	await expect(page).toHaveURL(/success/);
	expect(service.photos).toHaveLength(1);
	expect(api.leads.at(-1)?.body).toMatchObject({ isLastStep: true, offer_accepted: true });
});

test('a photo that stops after its step is named once, and a second press goes on without it', async ({
	page,
	complaints,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	const { promise, resolve: arrive } = Promise.withResolvers<void>();
	service.photosWait = promise;
	service.takesPhotos = false;
	await openPhotos(page);
	await goOnToEstimate(page);
	await press(page, 'Accept $23,400');
	arrive();
	await expect(page.getByText('One photo didn’t get through. Go back to the photos')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await press(page, 'Accept $23,400');
	await expect(page).toHaveURL(/success/);
	complaints.splice(0);
});

test('no more than 12 photos are taken', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await openPhotos(page);
	const png = await drawnPng(page);
	const files = Array.from({ length: 13 }, (_, index) => file(`${index}.png`, 'image/png', png));
	await page.getByLabel('Add a photo: Front corner').setInputFiles(files);
	await expect(page.getByText('You have added 12 photos')).toBeVisible();
	await expect(page.getByText('12 of 12 added.')).toBeVisible();
});

test('photos that are chosen together are all shown until they are sent', async ({ page }) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	const { promise, resolve: arrive } = Promise.withResolvers<void>();
	service.photosWait = promise;
	await openPhotos(page);
	const png = await drawnPng(page);
	const files = ['a.png', 'b.png', 'c.png'].map((name) => file(name, 'image/png', png));
	await page.getByLabel('Add a photo: Front corner').setInputFiles(files);
	await expect(page.getByText('0 of 12 added, 3 on their way.')).toBeVisible();
	await expect(page.locator('.shot.is-sending')).toHaveCount(3);
	expect(await faults(page)).toEqual([]);
	arrive();
	await expect(page.getByText('3 of 12 added.')).toBeVisible();
});

test('a photo that is removed on its way is erased when it has arrived', async ({ page }) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	const { promise, resolve: arrive } = Promise.withResolvers<void>();
	service.photosWait = promise;
	await openPhotos(page);
	const png = await drawnPng(page);
	const files = ['a.png', 'b.png'].map((name) => file(name, 'image/png', png));
	await page.getByLabel('Add a photo: Front corner').setInputFiles(files);
	await page.getByRole('button', { name: 'Remove the photo: Front corner' }).click();
	await page.getByRole('button', { name: 'Remove the photo: Another view' }).click();
	await expect(page.locator('.shot.is-sending')).toHaveCount(0);
	arrive();
	const removed = () =>
		service.calls.filter(({ path }) => path === '/removed-photos').map(({ body }) => body['photo_id']);
	await expect.poll(removed).toHaveLength(1);
	expect(service.photos, 'the second one is not sent').toEqual(removed());
});
