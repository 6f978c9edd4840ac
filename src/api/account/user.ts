import * as z from 'zod/mini';

/** A signed-in visitor (WATCHLIST-007). */
export const UserSchema = z.object({
	id: z.string(),
	/** In E.164: '+61412345678'. */
	phone: z.string(),
});
