import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { RequestedSchema } from './codes.ts';
import { NUMBER_PATHS } from './number-change-path.ts';
import { UserSchema } from './user.ts';

/** A code to another number. It is refused where the number could not be changed, before a text message is paid for. */
export const numberCode = {
	method: 'post',
	path: NUMBER_PATHS.code,
	summary: 'Send a code to the new mobile number of the signed-in visitor',
	body: { type: 'json', schema: z.object({ phone: z.string().check(z.maxLength(40)) }) },
	answers: { 200: { description: 'The code was sent', schema: RequestedSchema } },
	refusals: [403, 404, 429, 503],
} as const satisfies Endpoint;

/**
 * Signs the visitor in with another mobile number from now on: that to which the code was sent that this browser requested. The list,
 * alerts by email and passkeys stay; other devices are signed out.
 */
export const numberChange = {
	method: 'post',
	path: NUMBER_PATHS.change,
	summary: 'Change the mobile number of the signed-in visitor',
	body: { type: 'json', schema: z.object({ code: z.string().check(z.maxLength(20)) }) },
	answers: { 200: { description: 'Changed', schema: z.object({ user: UserSchema }) } },
	refusals: [403, 404, 409, 429],
} as const satisfies Endpoint;
