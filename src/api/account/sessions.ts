import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { ACCOUNT_PATH } from './account-path.ts';
import { CODE_PATHS } from './code-paths.ts';
import { SignedInSchema } from './signed-in.ts';
import { UserSchema } from './user.ts';

const AccountSchema = z.object({ user: z.nullable(UserSchema) });

/** Signs in with the code that this browser requested. The session is a cookie that scripts cannot read. */
export const signIn = {
	method: 'post',
	path: CODE_PATHS.signIn,
	summary: 'Sign in with a code',
	body: { type: 'json', schema: z.object({ code: z.string().check(z.maxLength(20)) }) },
	answers: { 200: { description: 'Signed in', schema: SignedInSchema } },
	refusals: [404, 409, 429],
} as const satisfies Endpoint;

/** The signed-in visitor; null for none. */
export const account = {
	method: 'get',
	path: ACCOUNT_PATH,
	summary: 'The signed-in visitor',
	answers: { 200: { description: 'The visitor, or null', schema: AccountSchema } },
	refusals: [404, 429],
} as const satisfies Endpoint;
