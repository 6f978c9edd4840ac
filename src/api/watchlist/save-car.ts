import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { LONGEST_NOTE } from './saved-car.ts';

/** The bodies of the calls name the visitor's number (WATCHLIST-009), which must be that of the session (resolution 90). */
const CarSchema = z.object({
	phone_number: z.string().check(z.maxLength(40)),
	car_id: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** The visitor's own note about a saved vehicle; an empty one removes it. */
const NoteSchema = z.extend(CarSchema, { note: z.string().check(z.maxLength(LONGEST_NOTE)) });

/** `success` and, where it is false, the message to alert (WATCHLIST-011, ERRORS-001). */
const SavedSchema = z.object({
	success: z.boolean(),
	error: z.optional(z.string()),
	/** Whether the watchlist has no place left, rather than the vehicle being gone. */
	is_full: z.optional(z.boolean()),
});

const answers = { 200: { description: 'Whether it was done', schema: SavedSchema } } as const;

/** Saves a vehicle (WATCHLIST-009). */
export const carSaving = {
	method: 'post',
	path: '/watchlist/save-car',
	summary: 'Save a vehicle to the watchlist',
	body: { type: 'json', schema: CarSchema },
	answers,
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Removes a saved vehicle (WATCHLIST-010). */
export const carRemoval = {
	method: 'post',
	path: '/watchlist/remove-car',
	summary: 'Remove a vehicle from the watchlist',
	body: { type: 'json', schema: CarSchema },
	answers,
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Keeps a note about a saved vehicle. */
export const carNote = {
	method: 'post',
	path: '/watchlist/note',
	summary: 'Keep a note about a saved vehicle',
	body: { type: 'json', schema: NoteSchema },
	answers,
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Saves a vehicle. Never throws. */
export function saveCar(api: string, body: z.input<typeof CarSchema>) {
	return call(api + carSaving.path, SavedSchema, { body });
}

/** Removes a vehicle. Never throws. */
export function removeCar(api: string, body: z.input<typeof CarSchema>) {
	return call(api + carRemoval.path, SavedSchema, { body });
}

/** Keeps a note. Never throws. */
export function keepNote(api: string, body: z.input<typeof NoteSchema>) {
	return call(api + carNote.path, SavedSchema, { body });
}
