import { expect, test } from 'vitest';
import { belowMarket } from './market-price.ts';

const of = (state: number | null, country: number | null) => ({
	state_average_market_price: state,
	average_market_price: country,
});

test.each([
	{ price: 19_501, averages: of(20_000, null), gap: null },
	{ price: 19_500, averages: of(20_000, null), gap: 500 },
	{ price: 19_500, averages: of(19_600, 30_000), gap: null },
	{ price: 19_500, averages: of(null, 20_000), gap: 500 },
	{ price: 19_500, averages: of(0, 20_000), gap: 500 },
	{ price: 19_501, averages: of(null, 20_000), gap: null },
	{ price: 21_000, averages: of(20_000, null), gap: null },
	{ price: null, averages: of(20_000, null), gap: null },
	{ price: 10, averages: of(20_000, null), gap: null },
	{ price: 11, averages: of(20_000, null), gap: 19_989 },
	{ price: 19_500, averages: of(null, null), gap: null },
])('$price beside $averages is below the market by $gap (VDP-062, VDP-063)', ({ price, averages, gap }) => {
	expect(belowMarket(price, averages)?.gap ?? null).toBe(gap);
});
