import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NUMBER_CHANGE_PATH } from './number-change-path.ts';
import { UserSchema } from './user.ts';

/**
 * Signs the visitor in with another mobile number from now on: that to which the code was sent that this browser requested. The list, alerts by email and
 * passkeys stay; other devices are signed out.
 */
export const numberChange = {
	method: 'post',
	path: NUMBER_CHANGE_PATH,
	summary: 'Change the mobile number of the signed-in visitor',
	body: { type: 'json', schema: z.object({ code: z.string().check(z.maxLength(20)) }) },
	answers: { 200: { description: 'Changed', schema: z.object({ user: UserSchema }) } },
	refusals: [403, 404, 409, 429],
} as const satisfies Endpoint;
