import { expect, test } from 'vitest';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import { usableFeatures } from './features.ts';

const BADGE = { toyota_certified: { text: 'Checked at 160 points.' } };
const NO_TOYOTA = 'is on, but no location of the dealer sells Toyota';
const IS_KIA = "is Toyota's own, and this is a Kia dealer";
const NOTHING = 'is on, but names neither used vehicles nor makes: nothing could be bought';
const KIA = { id: 1, slug: 'kia', name: 'Coast Kia' };

test.each([
	{ name: 'no feature on', options: {}, expected: [] },
	{ name: 'a Toyota dealer', options: { features: BADGE, manufacturer: 'toyota' }, expected: [] },
	{
		name: 'a location that sells Toyota',
		options: { features: BADGE, locations: [aLocation({ manufacturers: ['Kia', 'Toyota'] })] },
		expected: [],
	},
	{ name: 'no Toyota', options: { features: BADGE }, expected: [`features.toyota_certified: ${NO_TOYOTA}`] },
	{
		name: 'service prices of Toyota at a dealer without (BRAND-003)',
		options: { features: { service_advantage: {} } },
		expected: [`features.service_advantage: ${NO_TOYOTA}`],
	},
	{
		name: 'no Toyota at a Kia dealer',
		options: { features: BADGE, manufacturer: 'Kia', locations: [aLocation({ manufacturers: ['Kia'] })] },
		expected: [`features.toyota_certified: ${IS_KIA}`],
	},
	{
		name: 'no Toyota at a Kia dealer, whatever its locations name (BRAND-003)',
		options: { features: BADGE, manufacturer: 'Kia', locations: [aLocation({ manufacturers: ['Toyota'] })] },
		expected: [`features.toyota_certified: ${IS_KIA}`],
	},
	{
		name: 'no Toyota, asked for by one dealership',
		options: { dealerships: [KIA, { id: 2, slug: 'mg', name: 'Coast MG', features: BADGE }] },
		expected: [`dealerships[1].features.toyota_certified: ${NO_TOYOTA}`],
	},
	{
		name: 'inherited by a dealership that differs in something else: reported once',
		options: { features: BADGE, dealerships: [{ ...KIA, features: { offers: {} } }] },
		expected: [`features.toyota_certified: ${NO_TOYOTA}`],
	},
	{ name: 'used vehicles online', options: { features: { online_purchase: { used: true } } }, expected: [] },
	{ name: 'a make online', options: { features: { online_purchase: { makes: ['Kia'] } } }, expected: [] },
	{
		name: 'nothing online',
		options: { features: { online_purchase: {} } },
		expected: [`features.online_purchase: ${NOTHING}`],
	},
])('$name', ({ options, expected }) => {
	expect(findings(usableFeatures, options)).toEqual(expected);
});
