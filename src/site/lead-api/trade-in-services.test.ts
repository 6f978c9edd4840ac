import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { apiTradeIn } from './trade-in-services.ts';

const AUTOGRAB = { provider: 'autograb', key_env: 'AUTOGRAB_KEY' } as const;

test.each([
	{ what: 'a demonstration dealer', demo: true, services: {}, expected: ['reference', 'reference'] },
	{ what: 'any other dealer', demo: false, services: {}, expected: ['by_hand', 'by_hand'] },
	{
		what: 'a dealer that names the fitted prices: no invented vehicles',
		demo: false,
		services: { lookup: 'reference', valuation: 'reference' },
		expected: ['by_hand', 'reference'],
	},
	{
		what: 'a demonstration dealer without either',
		demo: true,
		services: { lookup: 'by_hand', valuation: 'by_hand' },
		expected: ['by_hand', 'by_hand'],
	},
	{
		what: 'a dealer with AutoGrab',
		demo: false,
		services: { lookup: AUTOGRAB, valuation: AUTOGRAB },
		expected: ['autograb', 'autograb'],
	},
] as const)('the sources of vehicles and prices: $what', ({ demo, services, expected }) => {
	const written = apiTradeIn(aParsedDealer({ demo, features: { trade_in: services } }));
	expect([written?.lookup.provider, written?.valuation.provider]).toEqual(expected);
	expect(written?.has_samples).toBe(demo);
});

test('a dealer without trade-ins has no settings for them', () => {
	expect(apiTradeIn(aParsedDealer({ features: { trade_in: false } }))).toBeNull();
});
