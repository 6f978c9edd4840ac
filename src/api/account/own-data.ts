import * as z from 'zod/mini';
import { AlertMessageSchema } from '../alerts/alert-message.ts';
import { ChosenAlertsSchema } from '../alerts/chosen-alerts.ts';
import type { Endpoint } from '../endpoint.ts';
import { OwnEnquirySchema } from '../garage/own-enquiry.ts';
import { SavedSearchSchema } from '../garage/saved-search.ts';
import { SavedCarSchema } from '../watchlist/saved-car.ts';
import { OWN_DATA_PATH } from './own-data-path.ts';
import { OwnPasskeySchema } from './own-passkey.ts';
import { UserSchema } from './user.ts';

const OwnDataSchema = z.object({
	user: UserSchema,
	/** When the visitor first signed in: ISO 8601. */
	created_at: z.string(),
	/** Open sessions, by when each began or was last renewed. */
	sessions: z.array(z.object({ renewed_at: z.string(), ends_at: z.string() })),
	watchlist: z.array(SavedCarSchema),
	searches: z.array(SavedSearchSchema),
	/** Enquiries that were sent while signed in, or name the visitor's number. */
	enquiries: z.array(OwnEnquirySchema),
	passkeys: z.array(OwnPasskeySchema),
	/** Alerts about saved vehicles, with the consent as it was given. */
	alerts: z.array(ChosenAlertsSchema),
	/** Messages of these alerts, the newest first. */
	alert_messages: z.array(AlertMessageSchema),
	/** Spins to win, with the prize and its code. */
	spins: z.array(
		z.object({
			promotion: z.string(),
			prize: z.nullable(z.string()),
			code: z.nullable(z.string()),
			drawn_at: z.string(),
			seed: z.string(),
			own_number: z.string(),
			position: z.int(),
		}),
	),
});

/** Everything that is stored about the signed-in visitor (Privacy Act 1988, Australian Privacy Principle 12). */
export const ownData = {
	method: 'get',
	path: OWN_DATA_PATH,
	summary: 'Everything stored about the signed-in visitor',
	answers: { 200: { description: 'The data, as a file', schema: OwnDataSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;
