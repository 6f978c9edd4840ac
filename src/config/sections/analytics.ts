import { z } from 'zod';

/** What is measured and by whom (ANALYTICS). Nothing loads before consent allows. */
export const AnalyticsSchema = z.strictObject({
	/** The pixel's id; no pixel without one (resolution 185). */
	pixel_id: z.string().regex(/^\d+$/, 'expected digits').nullable().default(null),
	/** Whether visitors are asked first, or measured until they object. */
	consent: z.enum(['ask', 'implied']).default('ask'),
});
