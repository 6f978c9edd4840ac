import { z } from 'zod';
import { FINANCE_PROVIDERS, type FinanceProvider } from '../../finance/providers.ts';
import { type ParsedVehicle, VehicleSchema } from './vehicle.ts';
import type {
	FinanceLender,
	MarketPrice,
	Specifications,
	Variant,
	VehicleLocation,
} from './vehicle-parts.ts';

/** The fields of a lender that a column can fill. */
const LENDER_FIELDS = [
	'interestRate',
	'comparisonRate',
	'paymentWeek',
	'paymentMonth',
	'balloon',
	'deposit',
	'termYears',
	'termMonths',
	'termWeeks',
	'establishmentFees',
	'totalPayable',
	'financeProvider',
	'disclaimer',
] as const satisfies readonly (keyof FinanceLender)[];

type Groups = 'variant' | 'specifications' | 'autograb_data' | 'location' | 'finance_lenders';

/** A field of a vehicle that a table's column can fill; a dot reaches into a group: `variant.torque`. */
export type VehicleTarget =
	| Exclude<keyof ParsedVehicle, Groups>
	| `variant.${keyof Variant}`
	| `specifications.${keyof Specifications}`
	| `autograb_data.${keyof MarketPrice}`
	| `location.${Exclude<keyof VehicleLocation, 'address'>}`
	| `location.address.${keyof VehicleLocation['address']}`
	| `finance_lenders.${FinanceProvider}.${(typeof LENDER_FIELDS)[number]}`;

/** Every {@link VehicleTarget}: the schema's fields, and the figures of each supported lender. */
export const VEHICLE_TARGETS = [
	...targetsIn(VehicleSchema, ''),
	...FINANCE_PROVIDERS.flatMap((provider) =>
		LENDER_FIELDS.map((field) => `finance_lenders.${provider}.${field}`),
	),
] as readonly VehicleTarget[];

function targetsIn(schema: z.core.$ZodType, path: string): string[] {
	const inner = unwrapped(schema);
	if (inner instanceof z.ZodRecord) return [];
	if (!(inner instanceof z.ZodObject)) return [path];
	return Object.entries(inner.shape).flatMap(([key, field]) =>
		targetsIn(field, path === '' ? key : `${path}.${key}`),
	);
}

/** The schema inside defaults, nullable wrappers and preprocessing. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
	if (
		schema instanceof z.ZodPrefault ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable
	) {
		return unwrapped(schema.unwrap());
	}
	if (!(schema instanceof z.ZodPipe)) return schema;
	return unwrapped(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
}
