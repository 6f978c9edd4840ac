import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { apiAccounts } from './api-accounts.ts';

const dealer = (options: object) => aParsedDealer({ lead_api: '/api', ...options });

test('alerts name the entity and its ABN as their sender, unless the dealer names another', () => {
	const { legal } = dealer({});
	expect(apiAccounts(dealer({ garage_enabled: true }))?.alerts).toEqual({
		price_drop_percent: 2,
		texts_per_day: 200,
		sender: `${legal.entity}, ABN ${legal.abn}`,
	});
	const accounts = { alerts: { sender: 'Coast Group', price_drop_percent: 5 } };
	expect(apiAccounts(dealer({ garage_enabled: true, accounts }))?.alerts).toMatchObject({
		price_drop_percent: 5,
		sender: 'Coast Group',
	});
});

test.each([
	['says so', { garage_enabled: true, accounts: { alerts: false } }],
	['has a closed gate but no garage', { accounts: { gates: { finance: true } } }],
])('a dealer that %s sends no alerts', (_name, options) => {
	expect(apiAccounts(dealer(options))?.alerts).toBeNull();
});

test('text messages that cost nothing have no limit of spending', () => {
	expect(apiAccounts(dealer({ garage_enabled: true }))?.text_spending).toBeNull();
	const text_service = {
		provider: 'twilio',
		account_sid: 'AC0123456789abcdef0123456789abcdef',
		secret_env: 'COAST_TWILIO_TOKEN',
		sender_id: '+61480000000',
	};
	expect(apiAccounts(dealer({ garage_enabled: true, accounts: { text_service } }))).toMatchObject({
		text_service,
		text_spending: { cents_per_part: 10, dollars_per_day: 50 },
	});
});
