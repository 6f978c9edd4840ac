import * as z from 'zod/mini';
import { call } from '../call.ts';
import { PASSKEY_REMOVAL_PATH } from './passkey-removal-path.ts';

/** Removes a passkey of the signed-in visitor. Never throws. */
export function removePasskey(api: string, id: string) {
	return call(api + PASSKEY_REMOVAL_PATH, z.object({}), { body: { id } });
}
