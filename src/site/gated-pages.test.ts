import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { closedGates } from '../config/has-accounts.ts';
import type { ClosedGates } from '../domain/account/gates.ts';
import { pagesOf } from '../features/all.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';

/** The gated pages of a dealer with every page about finance, by what their visitors sign in for. */
function gatedPages(gates: Record<string, boolean>): Record<string, string> {
	const dealer = aParsedDealer({
		lead_api: '/api',
		finance: { provider: 'manual' },
		features: { equifax_finance: {} },
		accounts: { gates },
	});
	const site = openSite(dealer, [], new Map(), new Date(0));
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	return Object.fromEntries(
		pages
			.map((page) => [page.path, page.content(context).meta.gate] as const)
			.filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== null),
	);
}

test('by default no page is gated (resolution 95)', () => {
	expect(gatedPages({})).toEqual({});
});

test('a dealer gates its pages about finance at all their addresses (WATCHLIST-015)', () => {
	expect(gatedPages({ finance: true })).toEqual({
		'/finance': 'finance',
		'/car-finance/': 'finance',
		'/personalised/finance': 'finance',
		'/finance/car-loan-calculator': 'finance',
		'/finance-enquiry': 'finance',
		'/apply-for-finance': 'finance',
		'/equifax-finance': 'equifax-finance',
	});
});

test('a dealer gates the lender’s own application alone (WATCHLIST-018)', () => {
	expect(gatedPages({ equifax_finance: true })).toEqual({ '/equifax-finance': 'equifax-finance' });
});

test('every gate of the specification can be closed (WATCHLIST-014 to WATCHLIST-018)', () => {
	const gates = {
		checkout: true,
		finance: true,
		spin_to_win: true,
		online_payment: true,
		equifax_finance: true,
	} satisfies Required<ClosedGates>;
	const dealer = aParsedDealer({ lead_api: '/api', accounts: { gates } });
	expect(closedGates(dealer)).toEqual(gates);
});
