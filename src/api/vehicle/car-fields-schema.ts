import * as z from 'zod/mini';
import { CAR_FIELDS, CAR_SPECIFICATIONS, type CarFields, type FieldType } from './car-fields.ts';

/** The schema of a vehicle's fields for the service and the build; other fields are dropped. */
export const CarFieldsSchema = z.object({
	...Object.fromEntries(
		Object.entries<FieldType>(CAR_FIELDS).map(([field, type]) => [field, schemaOf(type)]),
	),
	specifications: z.object(
		Object.fromEntries(CAR_SPECIFICATIONS.map((field) => [field, z.nullable(z.number())])),
	),
}) as unknown as z.ZodMiniType<CarFields, CarFields>;

function schemaOf(type: FieldType): z.ZodMiniType {
	switch (type) {
		case 'text':
			return z.string();
		case 'text?':
			return z.nullable(z.string());
		case 'number?':
			return z.nullable(z.number());
		case 'boolean':
			return z.boolean();
		default: {
			const values = z.enum(type.filter((value) => value !== null));
			return type.includes(null) ? z.nullable(values) : values;
		}
	}
}
