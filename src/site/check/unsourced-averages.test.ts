import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { unsourcedAverages } from './unsourced-averages.ts';

const below = (fields: object = {}) =>
	aVehicle({
		id: '1',
		price: 19_500,
		autograb_data: { state_average_market_price: 25_000, ...fields },
	});
const dealer = (market_price: object | false) => aParsedDealer({ features: { market_price } });

test('the check notes why a price below the market is not shown (VDP-062)', () => {
	expect(unsourcedAverages(dealer({}), [below(), below()])).toEqual([
		'2 vehicles are below the market average and do not say so, as the feed gives no source or month of the average; name them in features.market_price.source and .month',
	]);
	expect(unsourcedAverages(dealer({}), [below({ source: 'Guide', month: '2026-10' })])).toEqual([]);
	expect(unsourcedAverages(dealer({ source: 'Guide', month: '2026-10' }), [below()])).toEqual([]);
	expect(unsourcedAverages(dealer(false), [below()])).toEqual([]);
});
