import * as z from 'zod/mini';
import { UserSchema } from './user.ts';

/** The answer to signing in. */
export const SignedInSchema = z.object({
	user: UserSchema,
	/** Whether the account has no passkey yet, so that one may be offered. */
	offers_passkey: z.boolean(),
});
