import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../tests/fixtures/search/search-document.ts';
import { openSite } from '../open/open-site.ts';
import { redirects } from './hosting.ts';

const AFFORD = '/finance/what-can-i-afford /finance 302\n';
const ENDED = { holds_from: '2020-01-01', ends: '2020-02-01' };

test.each([
	{
		whose: 'whose lender’s terms have ended',
		options: { finance: { provider: 'manual' }, loan_terms: ENDED },
		leads: true,
	},
	{ whose: 'whose lender’s terms hold', options: { finance: { provider: 'manual' } }, leads: false },
	{ whose: 'without finance pages', options: {}, leads: false },
] as const)(
	'the budget’s address leads to the finance page on a site $whose: $leads',
	({ options, leads }) => {
		const site = openSite(aParsedDealer(options), [], new Map(), NOW);
		expect(String(redirects(site).content).includes(AFFORD)).toBe(leads);
	},
);
