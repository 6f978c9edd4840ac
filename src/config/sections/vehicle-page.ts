import { z } from 'zod';

/** The layout of the vehicle page and the dealer's texts on it (VDP-043 to VDP-056, resolutions 62, 63). */
export const VehiclePageSchema = z.strictObject({
	/** The same content as tabs, or as sections one below the other. */
	layout: z.enum(['stacked', 'tabs']).default('stacked'),
	why_buy_from_us: z.array(z.string()).default([]),
	whats_included: z.array(z.string()).default([]),
	protect_your_car: z.array(z.string()).default([]),
});
