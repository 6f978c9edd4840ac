import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { findingsFor } from '../../../tests/fixtures/config/run-check.ts';
import { usableCheckout } from './checkout.ts';

const USABLE = {
	lead_api: '/api',
	demo: true,
	checkout: { provider: 'sandbox' },
	features: { reserve: { terms_page: '/terms' } },
} as const;

test.each([
	['everything it needs', {}, []],
	['no checkout', { checkout: false, lead_api: null }, []],
	['no lead API', { lead_api: null }, [/^checkout: is on, but needs lead_api/]],
	['nothing to reserve', { features: { reserve: false } }, [/^checkout: is on, but features.reserve is off/]],
	['payments only', { features: { reserve: false, online_payment: {} } }, []],
	[
		'payments without a provider',
		{ checkout: false, features: { online_payment: {} } },
		[/^features.online_payment: is on, but needs checkout/],
	],
	[
		'a maximum below the minimum',
		{ features: { online_payment: { least: 20, most: 10 } } },
		[/^features.online_payment.most: is less/],
	],
	['the sandbox for real shoppers', { demo: false }, [/^checkout: is the sandbox, which takes no money/]],
])('a checkout with %s', (_, change, expected) => {
	const found = findingsFor(
		usableCheckout,
		aParsedDealer({ ...USABLE, ...(change as Partial<typeof USABLE>) }),
	);
	expect(found).toEqual(expected.map((words) => expect.stringMatching(words)));
});
