import * as z from 'zod/mini';
import { call } from '../call.ts';
import { NUMBER_PATHS } from './number-change-path.ts';
import { CodeSentSchema } from './use-codes.ts';

/** Requests a code to another number. Never throws. */
export function requestNumberCode(api: string, phone: string) {
	return call(api + NUMBER_PATHS.code, CodeSentSchema, { body: { phone } });
}

/** Changes the number of the signed-in visitor to that of a code. Never throws. */
export function changeNumber(api: string, code: string) {
	return call(api + NUMBER_PATHS.change, z.object({}), { body: { code } });
}
