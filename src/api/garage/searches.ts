import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { SavedSearchSchema } from './saved-search.ts';

/** `success` and, where it is false, the message to show. */
const SavedSchema = z.object({
	success: z.boolean(),
	error: z.optional(z.string()),
	search: z.optional(SavedSearchSchema),
});

/** Saves a search of the signed-in visitor. The service reads the address and keeps the filters it names. */
export const searchSaving = {
	method: 'post',
	path: '/searches/save',
	summary: 'Save a search',
	body: { type: 'json', schema: z.object({ path: z.string().check(z.minLength(1), z.maxLength(4000)) }) },
	answers: { 200: { description: 'Whether it was done', schema: SavedSchema } },
	refusals: [403, 404, 429, 503],
} as const satisfies Endpoint;

/** Removes a saved search. */
export const searchRemoval = {
	method: 'post',
	path: '/searches/remove',
	summary: 'Remove a saved search',
	body: { type: 'json', schema: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }) },
	answers: { 200: { description: 'Removed', schema: SavedSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Saves the search of an address. Never throws. */
export function saveSearch(api: string, path: string) {
	return call(api + searchSaving.path, SavedSchema, { body: { path } });
}

/** Removes a saved search. Never throws. */
export function removeSearch(api: string, id: string) {
	return call(api + searchRemoval.path, SavedSchema, { body: { id } });
}
