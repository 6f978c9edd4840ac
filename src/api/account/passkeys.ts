import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { OwnPasskeySchema } from './own-passkey.ts';
import { PasskeyOptionsSchema } from './passkey-options.ts';
import { PASSKEY_PATHS } from './passkey-paths.ts';
import { PASSKEY_REMOVAL_PATH } from './passkey-removal-path.ts';
import { SignedInSchema } from './signed-in.ts';

/** What the browser's authenticator has answered, as WebAuthn writes it in JSON; the service verifies it. */
const CredentialBody = z.object({
	credential: z.looseObject({ id: z.string().check(z.maxLength(1400)), response: z.looseObject({}) }),
});
const PasskeysSchema = z.object({ passkeys: z.array(OwnPasskeySchema) });

/** The options for a new passkey of the signed-in visitor. Their challenge is good once, in this browser. */
export const passkeyOptions = {
	method: 'post',
	path: PASSKEY_PATHS.options,
	summary: 'Options for a new passkey of the signed-in visitor',
	answers: { 200: { description: 'The options for the browser', schema: PasskeyOptionsSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Keeps a new passkey of the signed-in visitor. */
export const passkeyRegistration = {
	method: 'post',
	path: PASSKEY_PATHS.list,
	summary: 'Add a passkey of the signed-in visitor',
	body: { type: 'json', schema: CredentialBody },
	answers: { 200: { description: 'The passkeys, with the new one', schema: PasskeysSchema } },
	refusals: [403, 404, 409, 429],
} as const satisfies Endpoint;

/** The passkeys of the signed-in visitor, the latest first. */
export const passkeyList = {
	method: 'get',
	path: PASSKEY_PATHS.list,
	summary: 'The passkeys of the signed-in visitor',
	answers: { 200: { description: 'The passkeys', schema: PasskeysSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Removes a passkey of the signed-in visitor: it signs in no more. */
export const passkeyRemoval = {
	method: 'post',
	path: PASSKEY_REMOVAL_PATH,
	summary: 'Remove a passkey of the signed-in visitor',
	body: { type: 'json', schema: z.object({ id: z.string().check(z.maxLength(1400)) }) },
	answers: { 200: { description: 'The passkeys that are left', schema: PasskeysSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** The options to sign in with any passkey that the browser has for this host. */
export const passkeySignInOptions = {
	method: 'post',
	path: PASSKEY_PATHS.signInOptions,
	summary: 'Options to sign in with a passkey',
	answers: { 200: { description: 'The options for the browser', schema: PasskeyOptionsSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Signs in with a passkey. */
export const passkeySignIn = {
	method: 'post',
	path: PASSKEY_PATHS.signIn,
	summary: 'Sign in with a passkey',
	body: { type: 'json', schema: CredentialBody },
	answers: { 200: { description: 'Signed in', schema: SignedInSchema } },
	refusals: [404, 409, 429],
} as const satisfies Endpoint;
