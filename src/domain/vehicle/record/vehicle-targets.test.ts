import { expect, test } from 'vitest';
import { ColumnMappingSchema } from '../../feed/column-mapping.ts';
import { FINANCE_PROVIDERS } from '../../finance/providers.ts';
import { FinanceLenderSchema } from './vehicle-parts.ts';
import { VEHICLE_TARGETS } from './vehicle-targets.ts';

test.each(FINANCE_PROVIDERS)('a table can fill every figure of %s but those of single terms', (provider) => {
	const fields = Object.keys(FinanceLenderSchema.parse({}));
	const targets = VEHICLE_TARGETS.filter((target) => target.startsWith(`finance_lenders.${provider}.`));
	expect(targets.toSorted()).toEqual(
		fields.map((field) => `finance_lenders.${provider}.${field}`).toSorted(),
	);
});

test.each([
	['an unknown lender', 'finance_lenders.uncle_bob.paymentWeek'],
	['an unknown figure', 'finance_lenders.angle.paymentDay'],
	['a lender as a whole', 'finance_lenders.angle'],
	['all lenders', 'finance_lenders'],
])('%s is no target of a column', (_, target) => {
	expect(ColumnMappingSchema.safeParse({ id: 'Id', [target]: 'Column' }).success).toBe(false);
	expect(
		ColumnMappingSchema.safeParse({ id: 'Id', 'finance_lenders.angle.paymentWeek': 'Column' }).success,
	).toBe(true);
});
