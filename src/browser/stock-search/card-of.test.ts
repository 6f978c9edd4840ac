import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { hiluxFields } from '../../../tests/fixtures/leads/car-fields.ts';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import type { CarFields } from '../../api/vehicle/car-fields.ts';
import { cardSettings } from '../../site/card-settings.ts';
import { cardOf } from './card-of.ts';

const FOUND = {
	...aDocument({ price: 45_990, price_type: 'drive_away' }),
	stock_version: 1,
	...{ weekly_price_range: 230, interest_rate: 8.95, comparison_rate: 10.26 },
};
const dealer = aParsedDealer();
const SETTINGS = { cards: { '': cardSettings(dealer, dealer.dealerships[0]) } };

/** The card of a vehicle after a change; null for one that is no longer shown. */
function cardAfter(change: Partial<CarFields> | null, stock_version = 2) {
	const car_fields: CarFields | null = change && {
		...hiluxFields(FOUND.id, FOUND.slug),
		price: 45_990,
		price_type: 'drive_away',
		dealership_slug: null,
		...change,
	};
	const changes = new Map([[FOUND.slug, { slug: FOUND.slug, stock_version, car_fields }]]);
	return cardOf(FOUND, SETTINGS, changes);
}

/** The estimate on that card. */
const weekly = (...args: Parameters<typeof cardAfter>) => cardAfter(...args)?.weekly;

const SHOWN = expect.stringMatching(/^Est\. \$230 a week, 8\.95% p\.a\., comparison rate 10\.26% p\.a\.$/);

test.each([
	['is held or reserved keeps', { reserved: true }, SHOWN],
	['is free again keeps', {}, SHOWN],
	['has another price loses', { price: 44_990 }, null],
	['is offered for less loses', { offer_price: 43_990 }, null],
	['no longer has a price loses', { price: null }, null],
	['is sold loses', { status: 'sold', sold: true }, null],
	['is marked as sold loses', { sold: true }, null],
	['is not there yet loses', { status: 'coming_soon' }, null],
])('a vehicle that %s its repayment on cards of a search (FACETS-025)', (_, change, shown) => {
	expect(weekly(change)).toEqual(shown);
});

test('a change that the index already has leaves the repayment', () => {
	expect(weekly({ price: 44_990 }, 1)).toEqual(SHOWN);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const soldDaysAgo = (days: number) => ({
	status: 'sold',
	sold: true,
	sold_date_timestamp: Math.floor((Date.now() - days * DAY_MS) / 1000),
});

test.each([
	['is withdrawn has no card', null, false],
	['was sold longer ago than lists show has no card', soldDaysAgo(30), false],
	['was just sold has a card', soldDaysAgo(0), true],
])('a vehicle that %s in a search (SOLD-006)', (_, change, has) => {
	expect(cardAfter(change) !== null).toBe(has);
});

test('a withdrawal that is older than the index leaves the card', () => {
	expect(cardAfter(null, 1)).not.toBeNull();
});
