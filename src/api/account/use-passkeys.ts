import * as z from 'zod/mini';
import { call } from '../call.ts';
import { PasskeyOptionsSchema } from './passkey-options.ts';
import { PASSKEY_PATHS } from './passkey-paths.ts';

/** What an authenticator has answered, in JSON; the service verifies it. */
interface Credential {
	id: string;
	response: object;
}

/** Pages need no more of these answers than that they came. */
const DoneSchema = z.object({});

/** Requests the options for a new passkey, or to sign in with one. Never throws. */
export function getPasskeyOptions(api: string, purpose: 'options' | 'signInOptions') {
	return call(api + PASSKEY_PATHS[purpose], PasskeyOptionsSchema, { body: {} });
}

/** Adds a passkey, or signs in with one. Never throws. */
export function sendPasskey(api: string, purpose: 'list' | 'signIn', credential: Credential) {
	return call(api + PASSKEY_PATHS[purpose], DoneSchema, { body: { credential } });
}
