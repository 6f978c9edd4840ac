import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';

const ErasedSchema = z.object({ success: z.literal(true) });

/** Erases the account of the signed-in visitor with everything that belongs to it, and signs out everywhere. */
export const accountErasure = {
	method: 'post',
	path: '/account/erase',
	summary: 'Erase the account of the signed-in visitor',
	body: { type: 'json', schema: z.object({ phone_number: z.string().check(z.maxLength(40)) }) },
	answers: { 200: { description: 'Erased', schema: ErasedSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Erases the account; the number is named once more, as a confirmation. Never throws. */
export function eraseAccount(api: string, phone_number: string) {
	return call(api + accountErasure.path, ErasedSchema, { body: { phone_number } });
}
