import * as z from 'zod/mini';
import { id, websiteId } from '../call-fields.ts';
import type { Endpoint } from '../endpoint.ts';
import { EVENTS_PATH } from './events-path.ts';

/** A visitor's event, with the specification's event numbers (resolution 182). */
const EventSchema = z.object({
	event_id: z.int().check(z.minimum(1), z.maximum(999)),
	/** The vehicle, if any. */
	car_id: z.nullish(id),
	website_id: websiteId,
});

export type EventInput = z.input<typeof EventSchema>;

/** The count of a visitor's action (resolution 182); see `EVENTS` for the actions. */
export const events = {
	method: 'post',
	path: EVENTS_PATH,
	summary: 'Count something a visitor did',
	body: { type: 'json', schema: EventSchema },
	answers: { 204: { description: 'Counted' } },
} as const satisfies Endpoint;
