import { describe, expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import {
	alertService,
	CONSENT,
	HOUR,
	later,
	linkIn,
	subscriber,
	textOf,
} from '../../fixtures/leads/alert-service.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { carAt, signedInShopper } from '../../fixtures/leads/saved-cars.ts';

describe('an alert', () => {
	test('is one mail with the changes, the best first, with its sender and the headers for one-click unsubscribe', async () => {
		await using service = await alertService();
		await subscriber(service, '1', '2', '3');
		const stock = [carAt('1', 48_500), carAt('2', 20_000, { status: 'sold' }), carAt('3', 29_900)];
		expect(await service.run(HOUR, stock)).toEqual([{ ok: true }]);
		const [mail] = await service.mails();
		expect(mail).toMatchObject({ to: 'kim@example.com', subject: 'Car 1: $1,500 less and 1 more change' });
		expect(textOf(mail)).toBe(`Car 1
Now $48,500 drive away, was $50,000.
https://www.coast.example/cars/car-1

Car 2
It has been sold.
https://www.coast.example/cars/car-2

You get this email because you turned on alerts for the vehicles and searches you saved. We send at most one a day.
Stop these emails: ${linkIn(textOf(mail), '/unsubscribe').href}

Coast Motors, 212 Latrobe Terrace, Geelong West VIC 3218, (03) 5223 1111
Coast Motors Pty Ltd, ABN 51 824 753 556, LMCT 11482`);
		const [raw = ''] = service.raw;
		const unfolded = raw.replace(/\r\n\s+/g, ' ');
		expect(unfolded).toMatch(
			/^List-Unsubscribe: <https:\/\/www\.coast\.example\/api\/alerts\/unsubscribe\?token=\S+>/m,
		);
		expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
		expect(await service.run(2 * HOUR, stock)).toEqual([]);
		expect(await service.run(26 * HOUR, stock)).toEqual([]);
	});

	test('has at most five changes and is sent once a day; the other changes follow the next day', async () => {
		const ids = ['1', '2', '3', '4', '5', '6', '7'];
		await using service = await alertService(ids.map((id) => carAt(id, 50_000)));
		await subscriber(service, ...ids);
		const cheaper = ids.map((id) => carAt(id, 40_000 - Number(id) * 1000));
		await service.run(HOUR, cheaper);
		await service.run(3 * HOUR, cheaper);
		const announced = async () => (await service.mails()).map((mail) => textOf(mail).match(/^Car \d/gm));
		expect(await announced()).toEqual([['Car 7', 'Car 6', 'Car 5', 'Car 4', 'Car 3']]);
		await service.run(24 * HOUR, cheaper);
		expect((await announced())[1]).toEqual(['Car 2', 'Car 1']);
	});

	test('waits for the end of quiet hours in the state of the shopper', async () => {
		await using service = await alertService();
		await subscriber(service, '1');
		const sold = [carAt('1', 50_000, { sold: true })];
		// 8 pm to 9 am in Melbourne.
		for (const minutes of [9 * HOUR, 15 * HOUR, 21 * HOUR + 59])
			expect(await service.run(minutes, sold)).toEqual([]);
		expect(await service.run(22 * HOUR, sold)).toEqual([{ ok: true }]);
		const perth = await signedInShopper(service);
		await perth.save('2');
		await perth.send('/api/alerts/start', { channel: 'text', ...CONSENT, time_zone: 'Australia/Perth' });
		const cheaper = [carAt('2', 10_000)];
		expect(await service.run(24 * HOUR, cheaper)).toEqual([]);
		expect(await service.run(25 * HOUR, cheaper)).toEqual([{ ok: true }]);
	});

	test('that could not be delivered by the evening is delivered in the morning', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.save('1');
		await kim.send('/api/alerts/start', { channel: 'text', ...CONSENT });
		const cheaper = [carAt('1', 40_000)];
		const none = { ...apiSite().accounts, alerts: { ...apiSite().accounts?.alerts, texts_per_day: 0 } };
		const failed = await service.run(8 * HOUR, cheaper, { accounts: none as ApiSite['accounts'] });
		expect(failed).toEqual([{ ok: false, reason: 'the text message was not sent', retry: true }]);
		expect(await service.run(9 * HOUR, cheaper)).toEqual([
			{ ok: false, reason: 'quiet hours', retry: true, not_before: later(22 * HOUR) },
		]);
		expect(await service.run(22 * HOUR, cheaper)).toEqual([{ ok: true }]);
		expect(service.texts).toHaveLength(1);
	});

	test('says once that a vehicle is no longer listed, by its name when it was saved', async () => {
		await using service = await alertService();
		await subscriber(service, '1', '2');
		await service.run(HOUR, [carAt('1', 50_000, {}, { is_shown: false })]);
		expect(textOf((await service.mails())[0])).toMatch(
			/^Car \d\nIt is no longer available\.\n\nCar \d\nIt is no longer available\.\n\nYou get/,
		);
		await service.run(24 * HOUR, []);
		expect(service.raw).toHaveLength(1);
		await service.run(25 * HOUR, [carAt('1', 49_000)]);
		expect((await service.mails())[1]?.subject).toBe('Car 1: back on sale');
	});

	test('by text has the sender, the two best changes and a short link to stop alerts', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.save('1', '2', '3');
		await kim.send('/api/alerts/start', { channel: 'text', ...CONSENT });
		await service.run(HOUR, [carAt('1', 45_000), carAt('2', 15_000), carAt('3', 20_000)]);
		const [text] = service.texts;
		const stop = linkIn(text?.text ?? '', '/unsubscribe');
		expect(text).toEqual({
			id: expect.stringMatching(/^alert_/),
			to: kim.phone,
			text: `Coast Motors, (03) 5223 1111\nCar 3: $10,000 less\nCar 2: $5,000 less\nhttps://www.coast.example/cars/car-3\nStop: ${stop.href}`,
		});
		expect(stop.href.length).toBeLessThan(110);
		expect((await service.call(stop.pathname + stop.search, { method: 'POST' })).status).toBe(200);
		expect((await (await kim.send('/api/alerts')).json()).alerts[0].stopped_at).toBe(
			later(HOUR).toISOString(),
		);
	});

	test('shows hostile titles as plain text', async () => {
		const title = '</p><script>alert(1)</script>\r\nBcc: all@example.com \u202e';
		await using service = await alertService();
		await subscriber(service, '1');
		await service.run(HOUR, [carAt('1', 40_000, {}, { title })]);
		const [mail] = await service.mails();
		expect(mail?.subject).toBe('</p><script>alert(1)</script> Bcc: all@example.com: $10,000 less');
		expect(mail?.to).toBe('kim@example.com');
		const html = mail?.parts.find(({ type }) => type === 'text/html')?.text ?? '';
		expect(html).toContain('&#60;script&#62;');
		expect(html).not.toContain('<script');
	});
});
