import * as z from 'zod/mini';
import { ChallengeSchema } from '../../api/leads/captcha.ts';

/** A solved challenge as pages send it. The signature is over all parameters, so that none is left out. */
const ProofPayloadSchema = z.object({
	challenge: z.extend(ChallengeSchema, {
		parameters: z.extend(ChallengeSchema.shape.parameters, {
			keySignature: z.string(),
			expiresAt: z.int(),
			data: z.strictObject({ dealer: z.string() }),
		}),
	}),
	solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** A challenge of this service with a solution, neither of them verified. */
type ProofPayload = z.output<typeof ProofPayloadSchema>;

/** The payload of a `captcha` field; null for a malformed one. */
export function readProofPayload(text: string): ProofPayload | null {
	return ProofPayloadSchema.safeParse(jsonOf(Buffer.from(text, 'base64').toString('utf8'))).data ?? null;
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
