import { z } from 'zod';

/** How the vehicle page is laid out and what the dealer says on it (VDP-043 to VDP-056, resolutions 62, 63). */
export const VehiclePageSchema = z.strictObject({
	/** The same content as tabs, or as sections one below the other. */
	layout: z.enum(['stacked', 'tabs']).default('stacked'),
	why_buy_from_us: z.array(z.string()).default([]),
	whats_included: z.array(z.string()).default([]),
	protect_your_car: z.array(z.string()).default([]),
});
