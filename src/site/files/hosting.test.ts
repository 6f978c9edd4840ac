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

test.each([
	{ whose: 'of a dealer', options: {}, list: '/search/new-used-and-demo-cars' },
	{
		whose: 'of a dealer with its own address for that list',
		options: { search: { route_variants: { all: '/new-used-and-demo-cars' } } },
		list: '/new-used-and-demo-cars',
	},
])(
	'/search and /cars, which have no page, lead to the list of all vehicles $whose (resolution 18)',
	({ options, list }) => {
		const site = openSite(aParsedDealer(options), [], new Map(), NOW);
		const lines = String(redirects(site).content).split('\n');
		expect(lines).toContain(`/search ${list} 301`);
		expect(lines).toContain(`/cars ${list} 301`);
	},
);
