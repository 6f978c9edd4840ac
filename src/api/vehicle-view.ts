import * as z from 'zod/mini';
import { CarFieldsSchema } from './car-fields-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** How often a vehicle was looked at, and what it is now (VDPACT-034, VDPACT-035, resolution 70). */
export const VehicleViewSchema = z.object({
	/** Null when they are not counted. */
	views: z.nullable(z.int()),
	/** The vehicle's version (`stockVersion`). */
	stock_version: z.int(),
	/** Null for one that is no longer shown. */
	car_fields: z.nullable(CarFieldsSchema),
});

export type VehicleView = z.output<typeof VehicleViewSchema>;

/** What a page tells of itself when it asks (VDPACT-034, resolution 69). */
interface VehicleViewQuery {
	photos_count: string;
	/** ISO 8601, UTC; empty when unknown. */
	updated_at: string;
	website_id: string;
}

export const vehicleView = {
	method: 'get',
	path: '/cars/{slug}/view.json',
	summary: 'A vehicle as it is now; counts a view',
	query: z.object({
		photos_count: z.optional(z.string()),
		updated_at: z.optional(z.string()),
		website_id: z.optional(z.string()),
	}),
	answers: { 200: { description: 'The vehicle as it is now', schema: VehicleViewSchema } },
} as const satisfies Endpoint;

/** How long a page waits, milliseconds: a price that changes while it is read does more harm than good. */
const TIMEOUT_MS = 8000;

/** Gets a vehicle as it is now and counts the view; null without an answer that can be read. `isCarFields` checks its fields. */
export async function getVehicleView(
	api: string,
	slug: string,
	query: VehicleViewQuery,
): Promise<Partial<Record<keyof VehicleView, unknown>> | null> {
	try {
		const response = await fetch(`${api}/cars/${slug}/view.json?${new URLSearchParams({ ...query })}`, {
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}
