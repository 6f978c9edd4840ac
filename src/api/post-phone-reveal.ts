import { notify } from './notify.ts';
import type { PhoneRevealInput } from './phone-reveals.ts';

/** The path of `phone-reveals.ts`, which pages that only call do not import: they would load its schema. */
export const PHONE_REVEALS_PATH = '/phone-reveals';

/** Has a reveal counted. */
export function postPhoneReveal(api: string, reveal: PhoneRevealInput): Promise<void> {
	return notify(api + PHONE_REVEALS_PATH, reveal);
}
