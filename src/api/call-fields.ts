import * as z from 'zod/mini';

/** The id of a vehicle, dealership or lead in a call. */
export const id = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(200));

/** The site a call comes from, as its pages name it. */
export const websiteId = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(200)));
