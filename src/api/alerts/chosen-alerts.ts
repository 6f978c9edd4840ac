import * as z from 'zod/mini';
import { ALERT_CHANNELS } from '../../domain/alerts/alert-channel.ts';

/** Alerts by one channel that a visitor turned on, with the consent as it was given. */
export const ChosenAlertsSchema = z.object({
	channel: z.enum(ALERT_CHANNELS),
	/** The email address, or the mobile number in E.164. */
	target: z.string(),
	/** Whether the address was confirmed by the link in a mail; always for the number, which signed in. */
	is_confirmed: z.boolean(),
	/** The consent words as they were shown, and the page that showed them. */
	words: z.string(),
	page: z.string(),
	/** ISO 8601. */
	agreed_at: z.string(),
	/** When they were stopped; null while they are on. */
	stopped_at: z.nullable(z.string()),
});

export type ChosenAlerts = z.output<typeof ChosenAlertsSchema>;
