import * as z from 'zod/mini';
import { id, websiteId } from './call-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { notify } from './notify.ts';

const PATH = '/phone-reveals';

/** A visitor had the phone number of a vehicle's dealership shown (PHONE-005, resolution 83). */
const PhoneRevealSchema = z.object({ car_id: id, dealership_id: z.nullish(id), website_id: websiteId });

export const phoneReveals = {
	method: 'post',
	path: PATH,
	summary: 'Count that a phone number was shown',
	body: { type: 'json', schema: PhoneRevealSchema },
	answers: { 204: { description: 'Counted' } },
} as const satisfies Endpoint;

/** Has a reveal counted. */
export function postPhoneReveal(api: string, reveal: z.input<typeof PhoneRevealSchema>): Promise<void> {
	return notify(api + PATH, reveal);
}
