import * as z from 'zod/mini';
import { ALERT_CHANNELS } from '../../domain/alerts/alert-channel.ts';

/** A message about saved vehicles and searches that a visitor gets or got; kept for 30 days. */
export const AlertMessageSchema = z.object({
	channel: z.enum(ALERT_CHANNELS),
	/** The email address, or the mobile number in E.164. */
	target: z.string(),
	/** Whether it is on its way, arrived, or could not be sent. */
	state: z.enum(['waiting', 'delivered', 'parked']),
	/** When it was last tried, or is due: ISO 8601. */
	at: z.string(),
	/** What it says, a line each; none for the link that confirms an address. */
	changes: z.array(z.object({ title: z.string(), sentence: z.string() })),
});
