import { expect, test } from 'vitest';
import { browser, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite, apiVehicle } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';

const FRAME = '/api/watchlist/frame';

test('without JavaScript a frame shows the visitor’s saved vehicles with their prices', async () => {
	const site = apiSite({ vehicles: [apiVehicle({ price: 44_000, price_text: '$44,000 drive away' })] });
	const service = await leadService([site]);
	const shopper = await signedIn(service);
	const shown = async () => (await shopper.send(FRAME)).text();
	expect(await shown()).toContain('Nothing saved yet.');
	await shopper.send('/api/watchlist/save-car', { phone_number: PHONE, car_id: '7' });
	const { title, slug } = apiVehicle();
	expect(await shown()).toContain(
		`<a href="/cars/${slug}" target="_top">${title}</a><br>$44,000 drive away<`,
	);
});

test('the frame shows no vehicle to a visitor who is not signed in, and only its own site may frame it', async () => {
	const service = await leadService();
	const owner = await signedIn(service);
	await owner.send('/api/watchlist/save-car', { phone_number: PHONE, car_id: '7' });
	const answer = await browser(service).send(FRAME);
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
	expect(answer.headers.get('cache-control')).toBe('no-store');
	const html = await answer.text();
	expect(html).toContain('You are not signed in.');
	expect(html).not.toContain(apiVehicle().title);
});
