import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { ReservedUntilSchema } from '../reservations/reserved-until.ts';
import { CarFieldsSchema } from './car-fields-schema.ts';
import { VEHICLE_VIEW_PATH } from './vehicle-view-path.ts';

/** The number of views of a vehicle, and its current data (VDPACT-034, VDPACT-035, resolution 70). */
export const VehicleViewSchema = z.object({
	/** Null when they are not counted. */
	views: z.nullable(z.int().check(z.minimum(0))),
	/** The vehicle's version (`stockVersion`). */
	stock_version: z.int().check(z.minimum(0)),
	/** Null for a vehicle that is no longer shown. */
	car_fields: z.nullable(CarFieldsSchema),
	reserved_until: ReservedUntilSchema,
});

/** The page's own data in the request (VDPACT-034, resolution 69). */
const VehicleViewQuerySchema = z.object({
	photos_count: z.optional(z.string()),
	/** ISO 8601, UTC; empty when unknown. */
	updated_at: z.optional(z.string()),
	website_id: z.optional(z.string()),
});

export type VehicleView = z.output<typeof VehicleViewSchema>;
export type VehicleViewQuery = z.input<typeof VehicleViewQuerySchema>;

/** A vehicle's price and state now, for a page that was built before. Each call counts as a view of the page. */
export const vehicleView = {
	method: 'get',
	path: VEHICLE_VIEW_PATH,
	summary: 'A vehicle as it is now; counts a view',
	query: VehicleViewQuerySchema,
	answers: { 200: { description: 'The vehicle as it is now', schema: VehicleViewSchema } },
} as const satisfies Endpoint;
