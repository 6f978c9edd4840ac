import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { checkRecord } from './check-record.ts';

const KIA = { id: '7', make: 'Kia', model: 'Rio' };

/** The result of checking a record: the findings as sentences, and the vehicle. */
function check(fields: Record<string, unknown>) {
	const { vehicle, notices, ...rest } = checkRecord({ ...KIA, ...fields });
	const reported = (findings: typeof notices) =>
		findings.map(
			({ field, expected, found, used }) =>
				`${field}: expected ${expected}, found ${found}${used === null ? '' : `; used ${used}`}`,
		);
	return { vehicle, notices: reported(notices), reasons: 'reasons' in rest ? reported(rest.reasons) : [] };
}

describe('a row is rejected', () => {
	test.each([
		{ name: 'without an id', fields: { id: null }, reason: 'id: expected an id, found nothing' },
		{
			name: 'with an id that is not text',
			fields: { id: { n: 1 } },
			reason: 'id: expected text, found {"n":1}',
		},
		{
			name: 'with a price below 0',
			fields: { price: -1 },
			reason: 'price: expected a price of $0 or more, found -1',
		},
		{
			name: 'with a price that is not a number',
			fields: { price: 'cheap' },
			reason: 'price: expected a price of $0 or more, found "cheap"',
		},
		{
			name: 'with an offer below 0',
			fields: { price: 9990, offer_price: '-5' },
			reason: 'offer_price: expected a price of $0 or more, found "-5"',
		},
		{
			name: 'with a wrong price it had before',
			fields: { before_price: true },
			reason: 'before_price: expected a price of $0 or more, found true',
		},
		{
			name: 'with a wrong subscription price',
			fields: { subscription_price: [1] },
			reason: 'subscription_price: expected a price of $0 or more, found [1]',
		},
		{
			name: 'without make, model and name',
			fields: { make: '', model: null },
			reason: 'make: expected a make and a model, or a name, found nothing',
		},
		{
			name: 'with a make but neither model nor name',
			fields: { model: '-' },
			reason: 'make: expected a make and a model, or a name, found "Kia"',
		},
	])('$name', ({ fields, reason }) => {
		const { vehicle, reasons } = check(fields);
		expect(vehicle).toBeNull();
		expect(reasons).toEqual([reason]);
	});

	test('with every reason at once', () => {
		expect(check({ price: -1, offer_price: 'x' }).reasons).toHaveLength(2);
	});

	test.each([null, 'Kia', 7, ['7']])('when it is %o instead of a record', (raw) => {
		const checked = checkRecord(raw);
		expect(checked.vehicle).toBeNull();
	});
});

describe('an unknown price does not reject a row', () => {
	test.each([
		{ price: 'POA', expected: null },
		{ price: 'NaN', expected: null },
		{ price: Number.NaN, expected: null },
		{ price: '', expected: null },
		{ price: 0, expected: 0 },
		{ price: '$23,990', expected: 23_990 },
	])('$price', ({ price, expected }) => {
		const { vehicle, notices } = check({ price });
		expect(vehicle?.price).toBe(expected);
		expect(notices).toEqual([]);
	});
});

describe('an invalid value elsewhere is dropped alone', () => {
	test.each([
		{
			name: 'an impossible year',
			fields: { year: 22_020, km: 5 },
			notice: 'year: expected a number from 1886 to 2100, found 22020',
			kept: { year: null, km: 5 },
		},
		{
			name: 'a date in the year 0',
			fields: { created_at: '0000-11-20T00:00:00Z' },
			notice:
				'created_at: expected a date and time between 1950 and 2100, such as 2026-11-20T09:30:00+10:00, found "0000-11-20T00:00:00Z"',
			kept: { created_at: null },
		},
		{
			name: 'an unknown price type',
			fields: { price: 5000, price_type: 'DAP' },
			notice:
				'price_type: expected one of drive_away, estimated_drive_away, excl_government_charges, on_application, found "DAP"',
			kept: { price: 5000, price_type: null },
		},
		{
			name: 'a link that is a script',
			fields: { file: 'javascript:alert(1)' },
			notice: 'file: expected a web address (https://… or /…), found "javascript:alert(1)"',
			kept: { file: null },
		},
		{
			name: 'a field of a group',
			fields: { variant: { cylinders: 400, torque: '400 Nm' } },
			notice: 'variant.cylinders: expected a number from 0 to 24, found 400',
			kept: { variant: expect.objectContaining({ cylinders: null, torque: '400 Nm' }) },
		},
		{
			name: 'an invalid group',
			fields: { variant: 'V6' },
			notice: 'variant: expected a group of fields, found "V6"',
			kept: { variant: expect.objectContaining({ cylinders: null }) },
		},
		{
			name: "a lender's rate",
			fields: { finance_lenders: { manual: { interestRate: 'low', paymentWeek: 99 } } },
			notice: 'finance_lenders.manual.interestRate: expected a number from 0 to 100, found "low"',
			kept: { finance_lenders: { manual: expect.objectContaining({ interestRate: null, paymentWeek: 99 }) } },
		},
		{
			name: 'a total other than the sum of the lender’s repayments (resolution 225)',
			fields: { finance_lenders: { manual: { paymentWeek: 99, termYears: 5, totalPayable: 40_000 } } },
			notice:
				'finance_lenders.manual.totalPayable: expected what the repayments over 5 years come to, $25,740, found 40000; used no repayment',
			kept: { finance_lenders: { manual: expect.objectContaining({ paymentWeek: 99 }) } },
		},
		{
			name: 'the name of another lender (resolution 225)',
			fields: { finance_lenders: { manual: { paymentWeek: 99, financeProvider: 'Taurus' } } },
			notice:
				'finance_lenders.manual.financeProvider: expected the lender that these figures are listed under, manual, found "Taurus"; used no repayment',
			kept: { finance_lenders: { manual: expect.objectContaining({ paymentWeek: 99 }) } },
		},
		{
			name: 'an entry of a list',
			fields: { standardEquipment: ['Tow bar', { a: 1 }, 'Snorkel'] },
			notice: 'standardEquipment[1]: expected text, found {"a":1}',
			kept: { standardEquipment: ['Tow bar', 'Snorkel'] },
		},
		{
			name: 'a flag',
			fields: { show_on_dealer_website: 'perhaps' },
			notice: 'show_on_dealer_website: expected true or false, found "perhaps"',
			kept: { show_on_dealer_website: true },
		},
	])('$name', ({ fields, notice, kept }) => {
		const { vehicle, notices } = check(fields);
		expect(notices).toEqual([notice]);
		expect(vehicle).toMatchObject(kept);
	});

	test('several invalid values are all reported', () => {
		expect(check({ year: 'new', km: 'low', seats: 'some' }).notices).toHaveLength(3);
	});
});

test.each([
	{ slug: '2020-kia-rio-7', kept: '2020-kia-rio-7', reported: false },
	{ slug: '2020 Kia Rio/7', kept: '2020-kia-rio-7', reported: true },
	{ slug: '../../etc/passwd', kept: 'etc-passwd', reported: true },
	{ slug: '***', kept: null, reported: true },
	{ slug: 'x'.repeat(101), kept: null, reported: true },
])('the slug $slug is kept as $kept', ({ slug, kept, reported }) => {
	const { vehicle, notices } = check({ slug });
	expect(vehicle?.slug).toBe(kept);
	expect(notices.length > 0).toBe(reported);
});

test('a record with an id, a make and a model is a vehicle, whatever its other fields contain', () => {
	const soft = Object.keys(VehicleSchema.shape).filter(
		(field) => !['id', 'make', 'model'].includes(field) && !field.endsWith('price'),
	);
	const image = fc.record({
		image: fc.oneof(fc.jsonValue(), fc.record({ url: fc.jsonValue(), width: fc.jsonValue() })),
	});
	const record = fc.record(
		{
			...Object.fromEntries(soft.map((field) => [field, fc.jsonValue()])),
			images: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(image, fc.jsonValue()))),
			variant: fc.oneof(
				fc.jsonValue(),
				fc.dictionary(fc.constantFrom('cylinders', 'torque'), fc.jsonValue()),
			),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(record, (fields) => {
			expect(check(fields).vehicle).toMatchObject(KIA);
		}),
		{ numRuns: 300 },
	);
});
