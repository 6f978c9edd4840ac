import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../tests/fixtures/search/search-document.ts';
import { pagesOf } from '../features/all.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';

const yard = (id: number, city: string) => ({
	id,
	name: city,
	slug: city.toLowerCase(),
	address: { street: '1 A Street', city, postcode: '4215' },
});

test.each(['/price-range', '/catalogue'])(
	'%s of a group of yards in several cities names none of them as the only one',
	(path) => {
		const dealer = aParsedDealer({
			state: 'qld',
			address: { street: '1 Queen Street', city: 'Brisbane', postcode: '4000' },
			locations: [yard(1, 'Southport'), yard(2, 'Toowoomba')],
			search: { search_categories: [{ label: 'Cheap', slug: 'cheap', filter: { price: { max: 50_000 } } }] },
		});
		const site = openSite(dealer, [aVehicle({ id: '1', price: 25_000 })], new Map(), NOW);
		const pages = pagesOf(site);
		const page = pages.find((page) => page.path === path);
		const { meta } = page?.content(openContext(site, new Set(pages.map(({ path }) => path)))) ?? {};
		expect(`${meta?.title} ${meta?.description}`).not.toContain('Brisbane');
	},
);
