import { z } from 'zod';

/** Analytics (ANALYTICS). Nothing loads before consent allows it. */
export const AnalyticsSchema = z.strictObject({
	/** The pixel's id; no pixel without one (resolution 185). */
	pixel_id: z.string().regex(/^\d+$/, 'expected digits').nullable().default(null),
	/** Whether visitors are asked first (opt-in), or measured until they object (opt-out). */
	consent: z.enum(['ask', 'implied']).default('ask'),
});
