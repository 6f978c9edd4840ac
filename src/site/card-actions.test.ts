import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../tests/fixtures/search/search-document.ts';
import type { CARD_ACTIONS } from '../domain/vehicle/vehicle-actions.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';

/** The links of a card whose button set has these actions. */
function cardLinks(card: (typeof CARD_ACTIONS)[number][]): (readonly [label: string, href: string])[] {
	const vehicle = aVehicle({ id: '7', slug: 'kluger' });
	const dealer = aParsedDealer({
		...{ lead_api: '/api', finance: { provider: 'manual' }, buttons: { card } },
		features: { reserve: { terms_page: '/pages/terms' }, make_offer: {}, online_purchase: { used: true } },
	});
	const context = openContext(openSite(dealer, [vehicle], new Map(), NOW), new Set());
	return context.card(vehicle).actions.map(({ label, href }) => [label, href]);
}

test('a card’s actions lead to the vehicle’s page, to a form on it, or to the pages of their own (CARD-008 to CARD-013)', () => {
	expect(cardLinks(['enquire', 'test_drive', 'view_details'])).toEqual([
		['Enquire Now', '/cars/kluger#enquire'],
		['Book a Test Drive', '/cars/kluger#test-drive'],
		['View Details', '/cars/kluger'],
	]);
	expect(cardLinks(['finance', 'trade_in'])).toEqual([
		[
			'Get Finance',
			'/finance?preferredDealership=coast-motors&vehiclePriceBudget=52990&car_id=7&car_type=used#finance-form',
		],
		['Trade In', '/cars/trade-in?car_id=7'],
	]);
	expect(cardLinks(['reserve', 'buy_online', 'make_offer'])).toEqual([
		['Reserve Now $200', '/cars/kluger#reserve'],
		['Buy Online', '/cars/kluger#buy-online'],
		['Make an Offer', '/cars/kluger#make-offer'],
	]);
});
