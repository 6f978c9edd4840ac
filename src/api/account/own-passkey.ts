import * as z from 'zod/mini';

/** A passkey as its owner sees it. */
export const OwnPasskeySchema = z.object({
	/** The credential's id, base64url. */
	id: z.string(),
	/** The device it was made on: 'iPhone'. */
	name: z.string(),
	/** ISO 8601. */
	created_at: z.string(),
	/** When it last signed in; null for never. */
	used_at: z.nullable(z.string()),
});
