import { describe, expect, test } from 'vitest';
import { browser, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite, apiVehicle } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

describe('a watchlist', () => {
	const body = { phone_number: PHONE, car_id: '7' };
	const listOf = async (shopper: ReturnType<typeof browser>) =>
		(await (await shopper.send('/api/watchlist')).json()).cars;

	test('keeps a saved vehicle with its price, on every device, until it is removed (WATCHLIST-006, WATCHLIST-009, WATCHLIST-010, resolution 92)', async () => {
		const service = await leadService();
		const [phone, tablet] = [await signedIn(service), await signedIn(service)];
		const { price, title, slug, picture } = apiSite().vehicles.find(({ id }) => id === '7') ?? {};
		expect(await (await phone.send('/api/watchlist/save-car', body)).json()).toEqual({ success: true });
		expect(await (await tablet.send('/api/watchlist/save-car', body)).json()).toEqual({ success: true });
		expect(await listOf(tablet)).toEqual([
			{
				id: '7',
				saved_at: SERVICE_NOW.toISOString(),
				price,
				vehicle: {
					name: title,
					slug,
					make: expect.any(String),
					model: expect.any(String),
					picture,
					variant: expect.any(String),
					facts: expect.any(Array),
				},
				note: null,
			},
		]);
		expect(await (await tablet.send('/api/watchlist/remove-car', body)).json()).toEqual({ success: true });
		expect(await listOf(phone)).toEqual([]);
	});

	test('shows a saved vehicle with its current data, and similar vehicles when it is no longer for sale', async () => {
		const other = apiVehicle({ id: '8', slug: '2024-toyota-hilux-8' });
		const site = apiSite({ vehicles: [apiVehicle(), other] });
		const service = await leadService([site]);
		const shopper = await signedIn(service);
		await shopper.send('/api/watchlist/save-car', body);
		const carsOf = async () => (await (await shopper.send('/api/watchlist/cars')).json()).cars;
		const { price, car_fields } = apiVehicle();
		expect(await carsOf()).toMatchObject([{ id: '7', now: { price, car_fields }, similar: [] }]);
		site.vehicles.shift();
		const { slug, title, price_text, picture } = other;
		expect(await carsOf()).toMatchObject([
			{ id: '7', vehicle: { name: title }, now: null, similar: [{ slug, title, price_text, picture }] },
		]);
		expect((await browser(service).send('/api/watchlist/cars')).status).toBe(403);
	});

	test('keeps a note about a saved vehicle only', async () => {
		const shopper = await signedIn(await leadService());
		const noted = async (note: string) =>
			(await shopper.send('/api/watchlist/note', { ...body, note })).json();
		expect(await noted('Tow bar?')).toEqual({
			success: false,
			error: 'This vehicle is no longer in your watchlist.',
		});
		await shopper.send('/api/watchlist/save-car', body);
		expect(await noted(' Tow bar? ')).toEqual({ success: true });
		expect(await listOf(shopper)).toMatchObject([{ note: 'Tow bar?' }]);
		expect(await noted('  ')).toEqual({ success: true });
		expect(await listOf(shopper)).toMatchObject([{ note: null }]);
		const long = await shopper.send('/api/watchlist/note', { ...body, note: 'x'.repeat(501) });
		expect(long.status).toBe(422);
	});

	test('refuses a vehicle that is no longer in stock (WATCHLIST-011)', async () => {
		const shopper = await signedIn(await leadService());
		const response = await shopper.send('/api/watchlist/save-car', { ...body, car_id: 'gone' });
		expect(await response.json()).toEqual({
			success: false,
			error: 'Sorry, this vehicle is no longer listed.',
		});
	});

	test('belongs to its owner: another number is refused, and no log has it (resolution 90)', async () => {
		const service = await leadService();
		const owner = await signedIn(service);
		await owner.send('/api/watchlist/save-car', body);
		const other = await signedIn(service, '0498 765 432');
		expect(await listOf(other)).toEqual([]);
		for (const path of ['/api/watchlist/save-car', '/api/watchlist/remove-car', '/api/watchlist/note'])
			expect((await other.send(path, { ...body, note: '' })).status).toBe(403);
		expect(await listOf(owner)).toHaveLength(1);
		expect(JSON.stringify(service.logged)).not.toMatch(/412 ?345 ?678|498 ?765 ?432/);
	});

	test('needs a session (WATCHLIST-003)', async () => {
		const visitor = browser(await leadService());
		expect((await visitor.send('/api/watchlist')).status).toBe(403);
		expect((await visitor.send('/api/watchlist/save-car', body)).status).toBe(403);
	});
});
