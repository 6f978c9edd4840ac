import { expect, test } from 'vitest';
import { VehicleSchema } from './vehicle.ts';

/** The messages of a record's refusal, with the field each is about; empty when it is accepted. */
function complaints(record: unknown): string[] {
	const result = VehicleSchema.safeParse(record);
	return result.success
		? []
		: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each<{ name: string; record: unknown; expected: string[] }>([
	{ name: 'no id', record: {}, expected: ['id: expected an id, found nothing'] },
	{ name: 'an id of blanks', record: { id: ' ' }, expected: ['id: expected an id, found nothing'] },
	{
		name: 'an address too long for a file',
		record: { id: 1, slug: 'a'.repeat(101) },
		expected: ['slug: expected a slug of at most 100 characters'],
	},
	{
		name: 'several at once',
		record: { id: 1, year: 1885, price: 'cheap', car_type: 'old', rego_expiry: '1/2/2026' },
		expected: [
			'year: expected a number from 1886 to 2100, found 1885',
			'price: expected a price of $0 or more, found "cheap"',
			'car_type: expected one of new, demo, used, found "old"',
			'rego_expiry: expected a date such as 2026-11-20, found "1/2/2026"',
		],
	},
	{
		name: 'invalid lenders',
		record: { id: 1, finance_lenders: ['manual'] },
		expected: ['finance_lenders: expected a group of fields, found ["manual"]'],
	},
	{
		name: 'an invalid lender',
		record: { id: 1, finance_lenders: { manual: 8.5 } },
		expected: ['finance_lenders.manual: expected a group of fields, found 8.5'],
	},
	{
		name: 'invalid groups',
		record: { id: 1, variant: 'V8', location: 7, images: ['/a.jpg'] },
		expected: [
			'images.0: expected a group of fields, found "/a.jpg"',
			'location: expected a group of fields, found 7',
			'variant: expected a group of fields, found "V8"',
		],
	},
	{
		name: 'deep inside',
		record: {
			id: 1,
			images: [{ image: { url: '/a.jpg' } }, { image: { url: 'a.jpg' } }, { image: {} }],
			variant: { ancaprating: 6 },
			finance_lenders: { manual: { term60: 'lots' } },
		},
		expected: [
			'images.1.image.url: expected a web address (https://… or /…), found "a.jpg"',
			'images.2.image.url: expected a web address, found nothing',
			'variant.ancaprating: expected a number from 0 to 5, found 6',
			'finance_lenders.manual.term60: expected a price of $0 or more, found "lots"',
		],
	},
])('refused: $name', ({ record, expected }) => {
	expect(complaints(record)).toEqual(expected);
});
