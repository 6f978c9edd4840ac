import * as z from 'zod/mini';

/** Options of a passkey for the browser, as WebAuthn writes them in JSON. */
export const PasskeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });
