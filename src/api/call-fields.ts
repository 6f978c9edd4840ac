import * as z from 'zod/mini';

/** The id of a vehicle, dealership or lead in a call. */
export const id = z.string().check(z.minLength(1), z.maxLength(200));

/** The website id of the calling site. */
export const websiteId = z.optional(z.string().check(z.maxLength(200)));
