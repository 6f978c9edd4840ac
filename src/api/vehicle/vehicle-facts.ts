import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { ReservedUntilSchema } from '../reservations/reserved-until.ts';
import { CarFieldsSchema } from './car-fields-schema.ts';
import { vehicleFactsPath } from './vehicle-facts-path.ts';

const VehicleFactsSchema = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	price_text: z.nullable(z.string()),
	stock_version: z.int(),
	/** Null for a vehicle that is no longer shown. */
	car_fields: z.nullable(CarFieldsSchema),
	reserved_until: ReservedUntilSchema,
	/** The id of the reservation that holds it, with which the links of its shopper begin; null for none. */
	reservation: z.nullable(z.string()),
});

/** The public data of a vehicle. */
export type VehicleFacts = z.output<typeof VehicleFactsSchema>;

/** One vehicle by its id, or by its slug (resolution 72). */
export const vehicleFacts = {
	method: 'get',
	path: vehicleFactsPath('{id}'),
	summary: 'The public data of a vehicle',
	answers: { 200: { description: 'The vehicle', schema: VehicleFactsSchema } },
} as const satisfies Endpoint;
