import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';

const DoneSchema = z.object({ success: z.literal(true) });

/** Ends this session, or all sessions of the account. */
export const signOut = {
	method: 'post',
	path: '/account/sign-out',
	summary: 'Sign out',
	body: { type: 'json', schema: z.object({ everywhere: z._default(z.boolean(), false) }) },
	answers: { 200: { description: 'Signed out', schema: DoneSchema } },
	refusals: [404, 429],
} as const satisfies Endpoint;

/** Signs out. Never throws. */
export function sendSignOut(api: string, body: { everywhere: boolean }) {
	return call(api + signOut.path, DoneSchema, { body });
}
