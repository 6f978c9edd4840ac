import { notify } from '../notify.ts';
import type { PhoneRevealInput } from './phone-reveals.ts';
import { PHONE_REVEALS_PATH } from './phone-reveals-path.ts';

/** Counts a phone reveal. */
export function postPhoneReveal(api: string, reveal: PhoneRevealInput): Promise<void> {
	return notify(api + PHONE_REVEALS_PATH, reveal);
}
