import * as z from 'zod/mini';
import { id, websiteId } from '../call-fields.ts';
import type { Endpoint } from '../endpoint.ts';
import { PHONE_REVEALS_PATH } from './phone-reveals-path.ts';

/** A visitor revealed the phone number of a vehicle's dealership (PHONE-005, resolution 83). */
const PhoneRevealSchema = z.object({ car_id: id, dealership_id: z.nullish(id), website_id: websiteId });

export type PhoneRevealInput = z.input<typeof PhoneRevealSchema>;

/** The count of a phone number that was revealed. */
export const phoneReveals = {
	method: 'post',
	path: PHONE_REVEALS_PATH,
	summary: 'Count that a phone number was shown',
	body: { type: 'json', schema: PhoneRevealSchema },
	answers: { 204: { description: 'Counted' } },
} as const satisfies Endpoint;
