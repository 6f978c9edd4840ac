import { describe, expect, test } from 'vitest';
import { VehicleSchema } from './vehicle.ts';

const parse = (fields: Record<string, unknown>) => VehicleSchema.parse({ id: 1, ...fields });

describe('private fields are dropped', () => {
	const secret = { cost_price: 9000, seller_name: 'Jo Citizen', __proto__: { wholesale: 1 } };
	const record = {
		id: 1,
		...secret,
		images: [{ image: { url: '/a.jpg', ...secret }, ...secret }],
		variant: secret,
		specifications: secret,
		autograb_data: secret,
		location: {
			name: 'Yard',
			...secret,
			address: secret,
			distribution_locations: [{ name: 'N', ...secret }],
		},
		finance_lenders: {
			manual: {
				interestRate: 8.5,
				term60: 120,
				dealer_margin: 2,
				terms: 'x',
				term: 1,
				term60_margin: 2,
				...secret,
			},
		},
	};
	const parsed = VehicleSchema.parse(record);

	test('at any depth', () => {
		const text = JSON.stringify(parsed);
		for (const word of ['cost', 'seller', 'Citizen', 'wholesale', 'margin', 'terms']) {
			expect(text).not.toContain(word);
		}
	});

	test('a lender keeps its named fields and term{N} only (VDP-025)', () => {
		expect(parsed.finance_lenders.manual).toEqual({
			interestRate: 8.5,
			comparisonRate: null,
			paymentWeek: null,
			paymentMonth: null,
			balloon: null,
			deposit: null,
			termYears: null,
			termMonths: null,
			termWeeks: null,
			establishmentFees: null,
			totalPayable: null,
			financeProvider: null,
			disclaimer: null,
			term60: 120,
		});
	});

	test('a distribution location keeps the fields of its name', () => {
		expect(parsed.location?.distribution_locations).toEqual([{ id: null, name: 'N', slug: null }]);
		expect(parse({ location: { distribution_locations: [7, 'Nerang'] } }).location).toMatchObject({
			distribution_locations: [
				{ id: null, name: '7', slug: null },
				{ id: null, name: 'Nerang', slug: null },
			],
		});
	});
});
