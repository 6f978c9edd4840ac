import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../../tests/fixtures/search/search-document.ts';
import { displayedPrice } from '../../../domain/price/price.ts';
import { vehicleOffer } from './structured-data.ts';

test.each([
	['a listed price', { price: 30_000 }, 30_000],
	['the listed price beside a subscription', { price: 30_000, subscription_price: 329 }, 30_000],
	['no price beside a subscription alone', { price: null, subscription_price: 329 }, undefined],
	['no price of which it is unknown what it includes', { price: 30_000, price_type: null }, undefined],
])('the offer of a vehicle states %s', (_, fields, expected) => {
	const vehicle = aVehicle({ id: '1', price_type: 'drive_away', car_type: 'used', ...fields });
	const price = displayedPrice(vehicle, {
		subscription_offered: true,
		no_price_text: 'Enquire for price.',
		default_price_types: { new: 'drive_away', demo: 'drive_away', used: null },
	});
	const data = { dealer: aParsedDealer({}), price, url: '', pictures: [], sellerId: null };
	const { offers } = vehicleOffer(vehicle, data) as { offers: Record<string, unknown> };
	expect(offers['price']).toBe(expected);
	expect(offers['priceCurrency']).toBe(expected && 'AUD');
});
