import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import type { VehicleAction } from '../domain/vehicle/vehicle-actions.ts';
import { availableActions } from './available-actions.ts';

type Options = Parameters<typeof aParsedDealer>[0];

const ALL: readonly VehicleAction[] = ['reserve', 'finance', 'enquire', 'view_details'];

const labels = (options: Options) => {
	const dealer = aParsedDealer(options);
	const [dealership] = dealer.dealerships;
	return availableActions(ALL, dealer, dealership).map(({ label }) => label);
};

const RESERVE = { features: { reserve: { deposit: 200, terms_page: '/pages/terms' } } };
const LENDER = { finance: { provider: 'angle' as const, external_url: 'https://lender.example/apply' } };

test('actions keep their order, and one whose feature is off is left out (CONFIG-009)', () => {
	expect(labels({ ...RESERVE, ...LENDER })).toEqual([
		'Reserve Now $200',
		'Get Finance',
		'Enquire Now',
		'View Details',
	]);
	expect(labels({ finance: false })).toEqual(['Enquire Now', 'View Details']);
});

test.each<[string, NonNullable<Options>]>([
	['Reserve Car Now', { ...RESERVE, buttons: { labels: { reserve: 'Reserve Car Now' } } }],
	['Buy Online', { ...RESERVE, buttons: { labels: { reserve: 'Buy Online' } } }],
	['Finance Enquiry', { ...LENDER, buttons: { labels: { finance: 'Finance Enquiry' } } }],
])('a dealer may have the label %s, without a deposit (CARD-012, CARD-014, CARD-015)', (label, options) => {
	expect(labels(options)).toContain(label);
});
