import { describe, expect, onTestFinished, test } from 'vitest';
import { alertService, HOUR, later, linkIn, subscriber, textOf } from '../../fixtures/leads/alert-service.ts';
import { carAt } from '../../fixtures/leads/saved-cars.ts';

describe('stopping alerts without sign-in', () => {
	const alerted = async () => {
		const service = await alertService();
		onTestFinished(() => service[Symbol.asyncDispose]());
		const kim = await subscriber(service, '1');
		await service.run(HOUR, [carAt('1', 40_000)]);
		const { pathname, search } = linkIn(textOf((await service.mails())[0]), '/unsubscribe');
		const isOn = async () => (await (await kim.send('/api/alerts')).json()).alerts[0].stopped_at === null;
		return { service, path: pathname + search, isOn };
	};

	test('opening the link changes nothing; its button stops alerts, and can be pressed twice', async () => {
		const { service, path, isOn } = await alerted();
		const page = await (await service.call(path)).text();
		expect(page).toContain('<h1>Stop alerts by email?</h1>');
		expect(page).toMatch(
			/<p>If you stop them, [^.]+ won’t email you about the vehicles and searches you saved\. What you saved stays\.<\/p>/,
		);
		expect(page).toContain(`action="${path}"`);
		expect(await isOn()).toBe(true);
		for (let presses = 0; presses < 2; presses++) {
			const stopped = await (await service.call(path, { form: '' })).text();
			expect(stopped).toContain('Alerts are stopped');
			expect(stopped, 'the way on').toContain('href="/my-garage#alerts"');
		}
		expect(await isOn()).toBe(false);
		await service.run(26 * HOUR, [carAt('1', 30_000)]);
		expect(service.raw).toHaveLength(1);
	});

	test.each([
		['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
		[
			'multipart/form-data; boundary=x',
			'--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
		],
	])('one-click unsubscribe of a mail program stops alerts, as %s', async (type, body) => {
		const { service, path, isOn } = await alerted();
		// The link still works after a year.
		service.setNow(later(365 * 24 * HOUR));
		const response = await service.call(path, { body, headers: { 'content-type': type } });
		expect(response.status).toBe(200);
		expect(await isOn()).toBe(false);
	});

	test.each([
		{ origin: 'https://mail.example' },
		{ 'sec-fetch-site': 'cross-site' },
		{ origin: 'null', 'sec-fetch-site': 'cross-site' },
	])('one-click unsubscribe of a webmail program stops alerts, with %o', async (headers) => {
		const { service, path, isOn } = await alerted();
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		const response = await service.call(path, {
			body: 'List-Unsubscribe=One-Click',
			headers: { ...type, ...headers },
		});
		expect(response.status).toBe(200);
		expect(await isOn()).toBe(false);
	});

	test('an altered link, another channel and another dealer stop nothing', async () => {
		const { service, path, isOn } = await alerted();
		const altered = [
			path.replace('token=e', 'token=t'),
			path.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
			path.replace(/token=.*/, 'token='),
			path.replace(/token=.*/, 'token=constructor.x'),
		];
		for (const other of altered) {
			expect((await service.call(other)).status).toBe(404);
			expect((await service.call(other, { method: 'POST' })).status).toBe(404);
		}
		expect(await isOn()).toBe(true);
	});
});
