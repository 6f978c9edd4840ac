import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { searchDocuments } from '../../../site/search/documents.ts';
import { vehicleContent } from '../view.ts';

const MOTORHOME = {
	...{ id: '1', item_type: 'caravan', simple_body: 'Motorhome', km: 48_100, drive: 'FWD' },
	...{ simple_fuel: 'Diesel', simple_transmission: 'Automatic', engine_size: '2.3 L' },
	variant: { grossvehiclemass: 4_490, enginesize: 2_287 },
	specifications: { body_length: 25, sleeps: 2, tare_weight: 3_790, aggregate_trailer_mass: 4_490 },
} as const;

function opened(fields: object) {
	const vehicle = aVehicle({ ...MOTORHOME, ...fields });
	const dealer = aParsedDealer({ stock: { item_types: ['caravan'] } });
	const site = openSite(dealer, [vehicle], new Map(), NOW);
	const context = openContext(site, new Set());
	return { site, card: context.card(vehicle), ...vehicleContent(vehicle, [], context) };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (list: readonly { label: string; value: string }[]) =>
	Object.fromEntries(list.map(({ label, value }) => [label, plain(value)]));

test.each(['Motorhome', 'Campervan'])('a %s has the facts of a motor vehicle, and no ATM', (simple_body) => {
	const { data, card, site } = opened({ simple_body });
	const facts = rows(data.keyFacts);

	expect(facts).toMatchObject({
		...{ Odometer: '48,100 km', Transmission: 'Automatic', Fuel: 'Diesel', Engine: '2.3 L' },
		...{ GVM: '4,490 kg', Sleeps: '2', 'Tare weight': '3,790 kg', Drive: 'FWD' },
	});
	expect(facts).not.toHaveProperty('ATM');
	expect(rows(data.specifications)).toHaveProperty('Gross vehicle mass');
	expect(rows(data.specifications)).not.toHaveProperty('Aggregate trailer mass');
	expect(card.facts.map(({ text }) => plain(text))).toEqual(['Used', '48,100 km', '7.6 m', 'Sleeps 2']);
	expect(searchDocuments(site)[0]?.aggregate_trailer_mass).toBeNull();
	expect(data.noun).toBe(simple_body.toLowerCase());
});

test('a towed caravan keeps its ATM', () => {
	const { data, site } = opened({ simple_body: 'Caravan', km: null });

	expect(rows(data.keyFacts)).toHaveProperty('ATM', '4,490 kg');
	expect(searchDocuments(site)[0]?.aggregate_trailer_mass).toBe(4_490);
	expect(data.noun).toBe('caravan');
});

test('structured data has the engine, the address and the odometer of a used motorhome', () => {
	const [offer] = opened({}).meta.jsonLd as Record<string, unknown>[];

	expect(offer).toMatchObject({
		'@type': 'Vehicle',
		url: 'https://www.coastmotors.example/cars/car-1',
		mileageFromOdometer: { value: 48_100, unitCode: 'KMT' },
		vehicleEngine: {
			'@type': 'EngineSpecification',
			fuelType: 'Diesel',
			engineDisplacement: { '@type': 'QuantitativeValue', value: 2_287, unitCode: 'CMQ' },
		},
	});
});
