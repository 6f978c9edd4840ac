import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CODE_PATHS } from './code-paths.ts';

/** What pages need of the answer to a request for a code. */
export const CodeSentSchema = z.object({ resend_seconds: z.number(), phone_text: z.string() });
const SignedInSchema = z.object({ offers_passkey: z.boolean() });

/** Requests a sign-in code. Never throws. */
export function requestCode(api: string, phone: string) {
	return call(api + CODE_PATHS.request, CodeSentSchema, { body: { phone } });
}

/** Signs in with a code. Never throws. */
export function sendCode(api: string, code: string) {
	return call(api + CODE_PATHS.signIn, SignedInSchema, { body: { code } });
}
