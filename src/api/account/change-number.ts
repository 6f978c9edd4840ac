import * as z from 'zod/mini';
import { call } from '../call.ts';
import { NUMBER_CHANGE_PATH } from './number-change-path.ts';

/** Changes the number of the signed-in visitor to that of a code. Never throws. */
export function changeNumber(api: string, code: string) {
	return call(api + NUMBER_CHANGE_PATH, z.object({}), { body: { code } });
}
