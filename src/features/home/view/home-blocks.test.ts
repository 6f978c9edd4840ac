import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { home } from '../../../../tests/fixtures/dealers/everything/home.ts';
import { aVehicle } from '../../../../tests/fixtures/search/search-document.ts';
import type { DealerOptions } from '../../../config/define-dealer.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { ReviewsSchema } from '../../../domain/content/reviews.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { pagesOf } from '../../all.ts';
import * as blocks from '../blocks/all.ts';
import { homeBlocks } from './home-blocks.ts';

/** The promotion of {@link home} ends on 31 March. */
const BEFORE_THE_PROMOTION_ENDS = new Date('2026-03-01T00:00:00Z');

type Blocks = NonNullable<NonNullable<DealerOptions['home']>['blocks']>;

/** Texts of a block that visitors read. */
const TEXTS =
	/^(title|text|note|about|label|value|when|by|button|offers|service|trade_in|amount|link|rating|quotes)$/;

/** Options with a variable in every text. */
function withVariables(value: unknown, key = ''): unknown {
	if (typeof value === 'string') return TEXTS.test(key) ? `${value} {count}` : value;
	if (Array.isArray(value)) return value.map((entry) => withVariables(entry, key));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withVariables(entry, name)]));
}

test('every block is shown, with variables filled in in each of its texts', () => {
	const heroes: Blocks = [
		{ block: 'hero', style: 'search', title: 'Cars', text: 'All' },
		{ block: 'hero', style: 'landscape', title: 'Cars', text: 'All', picture: { image: 'a.svg', alt: '' } },
		{ block: 'hero', style: 'centred', title: 'Cars', text: 'All', chips: [], traffic: [] },
		{
			block: 'hero',
			style: 'showroom',
			title: 'Cars',
			about: 'New',
			link: 'See it',
			stock: {},
			picture: { image: 'a.svg', alt: '' },
		},
	];
	const slide = { image: 'a.svg', alt: 'A car', title: 'Sale {count}', text: 'On {count}', href: '/stock' };
	const terms_page = '/pages/terms';
	const dealer = aParsedDealer({
		lead_api: '/api',
		home: { blocks: withVariables([...home.blocks, ...heroes]) as Blocks },
		promotions: { slider: [slide], banners: [slide] },
		features: {
			community: { terms_page },
			used_car_promises: { terms_page },
			access_loan: {
				repayments_url: 'https://lender.example/apply',
				quote_url: 'https://lender.example/quote',
			},
			reviews: {},
		},
	});
	const reviews = ReviewsSchema.parse({
		count: 1,
		average_rating: '5',
		source: { name: 'Reviews', url: 'https://reviews.example/coast-motors' },
		reviews: [{ id: 1, customer_name: 'Lee', rating: 5, review_date: '2026-10-01', text: 'No fuss.' }],
	});
	const site = openSite(dealer, [aVehicle({ make: 'Toyota' })], new Map(), BEFORE_THE_PROMOTION_ENDS, {
		...NO_CONTENT,
		reviews,
	});
	const found = homeBlocks(openContext(site, new Set(pagesOf(site).map(({ path }) => path))));
	const names = new Set(found.map(({ block }) => block));
	expect(
		Object.values(blocks).flatMap(({ name }) => (names.has(name) ? [] : [name])),
		'blocks that are not shown: add them to tests/fixtures/dealers/everything/home.ts; those that are there need hours, people or a feature of the dealer of this test',
	).toEqual([]);
	expect(found.filter(({ data }) => JSON.stringify(data).includes('{count}'))).toEqual([]);
});
