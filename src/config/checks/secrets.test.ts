import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { findingsFor } from '../../../tests/fixtures/config/run-check.ts';
import type { Dealer } from '../complete-dealer.ts';
import { secretsStayOutside } from './secrets.ts';

/** Coast Motors with a feed by address, and leads sent to a webhook. */
function sending({ feed = {}, hook = {} }: { feed?: object; hook?: object }): Dealer {
	const from = { source: 'http' as const, url: 'https://feed.example/stock', format: 'json' as const };
	const webhook = { url: 'https://crm.example/leads', secret_env: 'COAST_CRM_2', ...hook };
	const dealer = aParsedDealer({ forms: { routes: [{ emails: ['a@coast.example'] }, { webhook }] } });
	return {
		...dealer,
		stock: { ...dealer.stock, from: { ...from, timeout_seconds: 30, retries: 2, ...feed } },
	};
}

const A_NAME = 'expected the name of an environment variable, such as COAST_FEED_TOKEN, found something else';
const AN_ADDRESS = 'expected an address without user name and password, found one with them';

test.each([
	{ name: 'a dealer without secrets', dealer: aParsedDealer(), expected: [] },
	{ name: 'a public feed', dealer: sending({}), expected: [] },
	{
		name: 'names of variables',
		dealer: sending({ feed: { authorization_env: 'COAST_FEED_TOKEN' }, hook: { secret_env: 'A' } }),
		expected: [],
	},
	{
		name: 'values of the variables',
		dealer: sending({ feed: { authorization_env: 'Bearer hunter2' }, hook: { secret_env: 'hunter2' } }),
		expected: [`stock.from.authorization_env: ${A_NAME}`, `forms.routes[1].webhook.secret_env: ${A_NAME}`],
	},
	{
		name: 'a key of a trade-in service, and a password in its address',
		dealer: aParsedDealer({
			features: {
				trade_in: {
					lookup: { provider: 'autograb', key_env: 'sec_23hc', url: 'https://a:b@api.autograb.example' },
					valuation: { provider: 'autograb', key_env: 'COAST_AUTOGRAB_KEY' },
				},
			},
		}),
		expected: [`features.trade_in.lookup.key_env: ${A_NAME}`, `features.trade_in.lookup.url: ${AN_ADDRESS}`],
	},
	{
		name: 'the secrets of a payment account',
		dealer: aParsedDealer({
			checkout: { provider: 'stripe', key_env: 'sk_live_hunter2', webhook_secret_env: 'whsec_hunter2' },
		}),
		expected: [`checkout.key_env: ${A_NAME}`, `checkout.webhook_secret_env: ${A_NAME}`],
	},
	{
		name: 'a password in an address',
		dealer: sending({
			feed: { url: 'https://coast:hunter2@feed.example/stock' },
			hook: { url: 'https://hunter2@crm.example' },
		}),
		expected: [`stock.from.url: ${AN_ADDRESS}`, `forms.routes[1].webhook.url: ${AN_ADDRESS}`],
	},
	{
		name: 'a key in the address of a feed',
		dealer: sending({ feed: { url: 'https://feed.example/stock?yard=3&api_key=hunter2&Token=hunter2' } }),
		expected: ['api_key', 'Token'].map(
			(parameter) =>
				`stock.from.url: expected an address without the secret ${parameter}, found one; name a variable with its value in stock.from.query_env`,
		),
	},
	{
		name: 'the value of a parameter',
		dealer: sending({ feed: { query_env: { key: 'hunter2' } } }),
		expected: [`stock.from.query_env.key: ${A_NAME}`],
	},
	{
		name: 'a secret parameter sent in clear',
		dealer: sending({ feed: { url: 'http://feed.example/stock', query_env: { key: 'COAST_FEED_KEY' } } }),
		expected: ['stock.from.url: expected an address with https://, as it is sent a secret'],
	},
	{
		name: 'a secret sent in clear',
		dealer: sending({ feed: { url: 'http://feed.example/stock', authorization_env: 'COAST_FEED_TOKEN' } }),
		expected: ['stock.from.url: expected an address with https://, as it is sent a secret'],
	},
])('$name', ({ dealer, expected }) => {
	const found = findingsFor(secretsStayOutside, dealer);
	expect(found).toEqual(expected);
	expect(found.join()).not.toContain('hunter2');
});
