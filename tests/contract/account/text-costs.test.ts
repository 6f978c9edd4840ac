import { describe, expect, test } from 'vitest';
import { browser, PHONE } from '../../fixtures/leads/account-browser.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';

describe('text messages cost money', () => {
	test('one number gets five codes an hour', async () => {
		const service = await leadService();
		const ask = () => browser(service).send('/api/account/codes', { phone: PHONE });
		for (let codes = 0; codes < 5; codes++) expect((await ask()).status).toBe(200);
		expect((await ask()).status).toBe(429);
		expect(service.texts).toHaveLength(5);
	});

	test('one address gets twenty codes an hour', async () => {
		const service = await leadService();
		const ask = (index: number) =>
			browser(service).send('/api/account/codes', { phone: `04123456${String(index).padStart(2, '0')}` });
		for (let codes = 0; codes < 20; codes++) expect((await ask(codes)).status).toBe(200);
		expect((await ask(21)).status).toBe(429);
	});

	test('10,000 requests from many addresses cost a dealer no more than its daily limit of messages, and visitors get its phone number', async () => {
		const site = apiSite({
			accounts: {
				abroad: false,
				texts_per_day: 30,
				text_service: { provider: 'outbox' },
				text_spending: null,
				gates: {
					checkout: false,
					finance: false,
					equifax_finance: false,
					spin_to_win: false,
					online_payment: false,
				},
				alerts: null,
			},
		});
		const service = await leadService([site]);
		let last: Response | null = null;
		for (let index = 0; index < 10_000; index++)
			last = await service.call('/api/account/codes', {
				json: { phone: `04${String(10_000_000 + index)}` },
				peer: `198.51.${index % 200}.${index % 250}`,
			});
		expect(service.texts).toHaveLength(30);
		expect(last?.status).toBe(503);
		expect((await (last as Response).json()).error).toBe(
			'We can’t send more codes today. Please call us on (03) 5223 1111.',
		);
	});
});
