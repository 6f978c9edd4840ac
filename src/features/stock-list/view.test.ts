import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { openContext } from '../../site/open/open-context.ts';
import { openSite } from '../../site/open/open-site.ts';
import { pagesOf } from '../all.ts';

const STOCK = [
	{ id: '1', make: 'Toyota', model: 'HiLux', simple_body: 'Ute' },
	{ id: '2', make: 'Toyota', model: 'HiLux', simple_body: 'Ute' },
];
const site = openSite(aParsedDealer({}), STOCK.map(aVehicle), new Map(), NOW);
const pages = pagesOf(site);
const context = openContext(site, new Set(pages.map(({ path }) => path)));

test.each([
	['/search/toyota', 'Toyota for sale in Southport', 'Toyota at Coast Motors, Southport: 2 cars'],
	[
		'/search/toyota/hilux',
		'Toyota HiLux for sale in Southport',
		'Toyota HiLux at Coast Motors, Southport: 2 cars',
	],
	['/search/ute', 'Utes for sale in Southport', 'Utes at Coast Motors, Southport: 2 cars'],
])('%s has its name in its usual spelling: %s', (path, title, description) => {
	const meta = pages.find((page) => page.path === path)?.content(context).meta;
	expect(meta?.title).toContain(title);
	expect(meta?.description).toMatch(new RegExp(`^${description} with prices`));
});
